import type { ChangeEvent } from 'react';
import { Field } from '#components/Field.tsx';

interface PinFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Renders a field for a PIN. The text is hidden like a password, but the browser must not remember it. */
export function PinField({ onChange, ...field }: PinFieldProps) {
  return (
    <Field
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
    />
  );
}
