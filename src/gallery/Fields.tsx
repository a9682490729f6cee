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

/** Renders form controls that are empty, filled in, invalid, and read-only, as while their form is being sent. */
export function Fields({ scheme }: { scheme: string }) {
  return (
    <>
      <Shelf name="Fields">
        <Field id={`${scheme}-text`} label="Name" optionalLabel="optional" hint="As on the card" />
        <Field id={`${scheme}-bad`} label="Email" error="Email is not valid" defaultValue="nobody" />
        <Field id={`${scheme}-held`} label="Held" defaultValue="Ada Lovelace" readOnly />
        <TextArea id={`${scheme}-area`} label="Message" hint="Up to 5,000 characters" />
        <Select id={`${scheme}-select`} label="Choice" options={options} />
        <Select id={`${scheme}-select-bad`} label="Choice" error="Choose one" options={options} />
        <Select id={`${scheme}-select-held`} label="Held" options={options} defaultValue="b" readOnly />
      </Shelf>
      <Shelf name="Checkboxes and radios">
        <Field id={`${scheme}-checkbox`} type="checkbox" label="I accept" />
        <Field id={`${scheme}-checked`} type="checkbox" label="Accepted" defaultChecked />
        <Field id={`${scheme}-unchecked`} type="checkbox" label="I accept" error="Accept the terms" />
        <Field id={`${scheme}-fixed`} type="checkbox" label="Held" defaultChecked readOnly />
        <Radios />
      </Shelf>
      <Shelf name="Sliders and progress" isWide>
        {[2, 8, 20].map((hours) => (
          <Hours key={hours} id={`${scheme}-slider-${hours}`} initial={hours} />
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
    // A separate form, because the other colour scheme contains the same radio group.
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
      ends={['2', '20']}
      onChange={setValue}
    />
  );
}
