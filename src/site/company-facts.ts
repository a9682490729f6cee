import { brand } from './brand.ts';

const { company } = brand;

/** What `common.footer.identity` is filled with. */
export const companyFacts = {
  company: company.name,
  seat: `${company.street}, ${company.postalCode} ${company.city}`,
  vat: company.vat,
  register: company.register,
};
