import { useState } from 'react';
import { Field } from '#components/Field.tsx';
import { Select } from '#components/Select.tsx';
import { Slider } from '#components/Slider.tsx';
import { TextArea } from '#components/TextArea.tsx';
import { ChoiceOfOne } from '#features/reading/view/ChoiceOfOne.tsx';
import { Shelf } from './Shelf.tsx';

const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

/** Controls of forms: empty, filled in, wrong, and read-only, as while their form is being sent. */
export function Fields({ look }: { look: string }) {
  return (
    <>
      <Shelf name="Fields">
        <Field id={`${look}-text`} label="Name" optionalLabel="optional" hint="As on the card" />
        <Field id={`${look}-bad`} label="Email" error="Email is not valid" defaultValue="nobody" />
        <Field id={`${look}-held`} label="Held" defaultValue="Ada Lovelace" readOnly />
        <TextArea id={`${look}-area`} label="Message" hint="Up to 5,000 characters" />
        <Select id={`${look}-select`} label="Choice" options={options} />
        <Select id={`${look}-select-bad`} label="Choice" error="Choose one" options={options} />
        <Select id={`${look}-select-held`} label="Held" options={options} defaultValue="b" readOnly />
      </Shelf>
      <Shelf name="Checkboxes and radios">
        <Field id={`${look}-checkbox`} type="checkbox" label="I accept" />
        <Field id={`${look}-checked`} type="checkbox" label="Accepted" defaultChecked />
        <Field id={`${look}-unchecked`} type="checkbox" label="I accept" error="Accept the terms" />
        <Field id={`${look}-fixed`} type="checkbox" label="Held" defaultChecked readOnly />
        <Radios />
      </Shelf>
      <Shelf name="Sliders and progress" isWide>
        {[2, 8, 20].map((hours) => (
          <Hours key={hours} id={`${look}-slider-${hours}`} initial={hours} />
        ))}
        <progress max={100} value={60} aria-label="Progress" />
      </Shelf>
    </>
  );
}

function Radios() {
  const [chosen, setChosen] = useState('md');
  const rows = [
    { id: 'sm', label: 'reading.size.small' },
    { id: 'md', label: 'reading.size.medium' },
  ] as const;
  return (
    // A form of its own: the same group stands in the other colours.
    <form>
      <ChoiceOfOne name="size" rows={rows} chosen={chosen} choose={setChosen} />
    </form>
  );
}

function Hours({ id, initial }: { id: string; initial: number }) {
  const [value, setValue] = useState(initial);
  return (
    <Slider
      id={id}
      name="hours"
      label="Hours"
      min={2}
      max={20}
      step={0.5}
      value={value}
      shown={String(value)}
      onChange={setValue}
    />
  );
}
