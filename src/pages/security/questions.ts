import type { Status } from './measures.ts';

/** The questions of a fund's due diligence, by group. `inPlace`: the page gives the answer. */
export const questionGroups = [
  {
    id: 'data',
    questions: [
      { id: 'stored', status: 'inPlace' },
      { id: 'encrypted', status: 'inPlace' },
      { id: 'kept', status: 'inWriting' },
      { id: 'processors', status: 'inWriting' },
    ],
  },
  {
    id: 'people',
    questions: [
      { id: 'opens', status: 'inWriting' },
      { id: 'signOn', status: 'inWriting' },
    ],
  },
  {
    id: 'ai',
    questions: [
      { id: 'training', status: 'inPlace' },
      { id: 'errors', status: 'inPlace' },
      { id: 'decides', status: 'inPlace' },
    ],
  },
  {
    id: 'company',
    questions: [
      { id: 'certifications', status: 'inProgress' },
      { id: 'weakness', status: 'inPlace' },
      { id: 'leaving', status: 'inWriting' },
    ],
  },
] as const satisfies readonly { id: string; questions: readonly { id: string; status: Status }[] }[];

export const questions = questionGroups.flatMap((group) => [...group.questions]);

/**
 * Returns the label of a status. Answers given on this page have their own label, the others use the labels of the
 * measures.
 */
export const answerLabel = (status: Status) =>
  status === 'inPlace' ? 'security.status.answered' : (`security.status.${status}` as const);
