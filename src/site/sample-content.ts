/** Everything invented to fill the site. The owner replaces it before going public (see README). */
export const authors = ['Elena Marchetti', 'Davide Ferraro'] as const;
