import { expect, test } from 'vitest';
import { lifetimes, marks } from '#pages/security/lifetimes.ts';
import { measureGroups, measures } from '#pages/security/measures.ts';
import { deviceStorage } from '#site/device-storage.ts';
import { certifications } from '#site/navigation.ts';

test('the certifications of the footer are work in progress, and nothing else is', () => {
  const inProgress = measures.filter(({ status }) => status === 'inProgress');
  expect(inProgress.map(({ id }) => id)).toEqual([...certifications]);
  const groups = measureGroups.filter((group) =>
    group.measures.some(({ status }) => status === 'inProgress'),
  );
  expect(groups.map(({ id }) => id)).toEqual(['certification']);
});

test('all that the device keeps is drawn once, as long as it stays', () => {
  const drawn = lifetimes.flatMap(({ rows }) => rows);
  expect([...drawn].sort()).toEqual(deviceStorage.map(({ id }) => id).sort());
  expect(lifetimes.filter(({ rows }) => rows.length === 0)).toEqual([]);
  const places = lifetimes.map(({ at }) => at);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('what is drawn until a day ends where its sentence says', () => {
  const until = Object.fromEntries(deviceStorage.map(({ id, until }) => [id, `device.until.${until}`]));
  for (const { id, rows, until: said } of lifetimes)
    if (said.startsWith('device.'))
      expect
        .soft(
          rows.map((row) => until[row]),
          id,
        )
        .toEqual(rows.map(() => said));
  expect([marks.week.days, marks.month.days]).toEqual([7, 30]);
});

test('what a visitor has typed or shared is told apart', () => {
  const typed = lifetimes.filter((row) => row.typed).map(({ id }) => id);
  expect(typed).toEqual(['moments', 'askedAfterWeek', 'askedAfterMonth']);
});
