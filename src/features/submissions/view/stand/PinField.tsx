import type { ChangeEvent } from 'react';
import { Field } from '#ui/Field.tsx';

interface PinFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A field for the PIN: hidden like a password, but nothing that the browser should remember. */
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
