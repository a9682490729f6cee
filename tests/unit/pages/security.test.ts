import { expect, test } from 'vitest';
import { lifetimes, marks } from '#pages/security/lifetimes.ts';
import { measureGroups, measures } from '#pages/security/measures.ts';
import { deviceStorage } from '#site/device-storage.ts';
import { certifications } from '#site/navigation.ts';

test('only the certifications in the footer are work in progress', () => {
  const inProgress = measures.filter(({ status }) => status === 'inProgress');
  expect(inProgress.map(({ id }) => id)).toEqual([...certifications]);
  const groups = measureGroups.filter((group) =>
    group.measures.some(({ status }) => status === 'inProgress'),
  );
  expect(groups.map(({ id }) => id)).toEqual(['certification']);
});

test('each stored record is drawn one time, in the order of its lifetime', () => {
  const drawn = lifetimes.flatMap(({ rows }) => rows);
  expect([...drawn].sort()).toEqual(deviceStorage.map(({ id }) => id).sort());
  expect(lifetimes.filter(({ rows }) => rows.length === 0)).toEqual([]);
  const places = lifetimes.map(({ at }) => at);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('a lifetime that is drawn until a day has the text of that day', () => {
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

test('records that hold a visitor’s typed or shared data are marked', () => {
  const typed = lifetimes.filter((row) => row.typed).map(({ id }) => id);
  expect(typed).toEqual(['moments', 'askedAfterWeek', 'askedAfterMonth']);
});
