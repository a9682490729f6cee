import { brand } from './brand.ts';

const { company } = brand;

/** Arguments of `common.footer.identity`. */
export const companyFacts = {
  company: company.name,
  seat: `${company.street}, ${company.postalCode} ${company.city}`,
  vat: company.vat,
  register: company.register,
};
