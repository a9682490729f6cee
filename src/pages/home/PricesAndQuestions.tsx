import { Faq } from './Faq.tsx';
import { Licences } from './Licences.tsx';

/** What it costs and what else one asks. Without behaviour of its own. */
export default function PricesAndQuestions() {
  return (
    <>
      <Licences />
      <Faq />
    </>
  );
}
