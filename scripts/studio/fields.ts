import type * as v from 'valibot';
import { day, draft } from '#build/content/field-schemas.ts';
import { beginning } from '#build/content/webinars.ts';
import { numberLabels } from './number-labels.ts';

/** Definition of a field in the studio. Source: https://sveltiacms.app/en/docs/fields */
export interface StudioField {
  name: string;
  label: string;
  widget: 'string' | 'text' | 'markdown' | 'datetime' | 'boolean' | 'number' | 'list' | 'select' | 'object';
  required: boolean;
  /** True if the field is edited in every language, false if it is edited in the default language only. */
  i18n: boolean;
  options?: readonly string[];
  /** True if several options can be chosen. */
  multiple?: true;
  type?: 'date' | 'datetime-local';
  format?: string;
  value_type?: 'int' | 'float';
  min?: number;
  /** The fields of a group. */
  fields?: readonly StudioField[];
  default?: boolean;
  minlength?: number;
  maxlength?: number;
  modes?: readonly string[];
}

/** Fields that contain complete sentences. They get a multi-line input. */
const long: readonly string[] = ['excerpt', 'description'];

/**
 * Converts front matter fields, in the order of their schema. Fields of a translation are edited in every language.
 */
export const fieldsOf = (
  original: v.ObjectEntries,
  translation: v.ObjectEntries,
  choices: Readonly<Record<string, readonly string[]>> = {},
): StudioField[] =>
  Object.entries(original).map(([name, schema]) => {
    const isOptional = schema.type === 'exact_optional';
    const inner = isOptional && 'wrapped' in schema ? schema.wrapped : schema;
    return {
      name,
      label: name.charAt(0).toUpperCase() + name.slice(1),
      required: !isOptional,
      i18n: name in translation,
      ...widgetOf(name, inner, choices[name]),
    };
  });

function widgetOf(
  name: string,
  schema: unknown,
  choices: readonly string[] | undefined,
): Pick<StudioField, 'widget'> & Partial<StudioField> {
  const options = choices ?? optionsOf(schema);
  if (options) return { widget: 'select', options, ...(typeOf(schema) === 'array' && { multiple: true }) };
  if (schema === day) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  // The offset is that of the editor's computer. The build names another offset if the time zone has one.
  if (schema === beginning)
    return { widget: 'datetime', type: 'datetime-local', format: 'YYYY-MM-DDTHH:mm:ssZ' };
  if (typeOf(schema) === 'array') return { widget: 'list' };
  if (schema === draft || typeOf(schema) === 'boolean') return { widget: 'boolean', default: false };
  if (typeOf(schema) === 'number') return { widget: 'number', value_type: 'int' };
  return { widget: long.includes(name) ? 'text' : 'string', ...lengthsOf(schema) };
}

/** Returns the limits of a text, which the studio checks before it saves. */
function lengthsOf(schema: unknown): Pick<StudioField, 'minlength' | 'maxlength'> {
  const { pipe = [] } = schema as { pipe?: readonly { type: string; metadata?: object }[] };
  return pipe.find(({ type }) => type === 'metadata')?.metadata ?? {};
}

const typeOf = (schema: unknown): unknown =>
  typeof schema === 'object' && schema !== null && 'type' in schema ? schema.type : undefined;

const optionsOf = (schema: unknown): readonly string[] | undefined =>
  typeOf(schema) === 'picklist' ? (schema as { options: readonly string[] }).options : undefined;

/** Numbers by name, in groups. */
interface Numbers {
  readonly [name: string]: number | Numbers;
}

/** Converts the numbers of a JSON file, in their order. Throws for a number without a label. */
export const numberFields = (numbers: Numbers, group = ''): StudioField[] =>
  Object.entries(numbers).map(([name, value]) => {
    const label = numberLabels[group + name];
    if (!label) throw new Error(`${group + name} needs a name in scripts/studio/number-labels.ts.`);
    return {
      name,
      label,
      required: true,
      i18n: false,
      ...(typeof value === 'number'
        ? { widget: 'number', value_type: 'float', min: 0 }
        : { widget: 'object', fields: numberFields(value, `${group}${name}.`) }),
    };
  });

/** Returns the field for the body below the front matter. */
export const bodyField = (widget: 'markdown' | 'text', i18n: boolean): StudioField => ({
  name: 'body',
  label: 'Text',
  widget,
  required: true,
  i18n,
  // The rich-text editor reformats tables and lists, so raw mode is the default.
  ...(widget === 'markdown' && { modes: ['raw', 'rich_text'] }),
});
