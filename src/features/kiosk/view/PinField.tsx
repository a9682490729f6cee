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

/** Field for a PIN: hidden like a password, but not to be remembered by the browser. */
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
