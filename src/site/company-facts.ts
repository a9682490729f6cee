import { brand } from './brand.ts';

const { company } = brand;

/** Arguments of `common.footer.identity`. */
export const companyFacts = {
  company: company.name,
  seat: `${company.street}, ${company.postalCode}\u00a0${company.city}`,
  vat: company.vat,
  register: company.register,
};
