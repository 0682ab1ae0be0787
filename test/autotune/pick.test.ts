import { describe, expect, test } from 'vitest';
import { pick, type Rule } from '../../src/autotune/pick.ts';

const rules: readonly Rule<number, string>[] = [
  { name: 'tiny', choice: 'a', fits: (n) => n < 10, why: 'less than 10' },
  { name: 'even', choice: 'b', fits: (n) => n % 2 === 0, why: 'even' },
  { name: 'rest', choice: 'c', fits: () => false, why: 'everything else' },
];

describe('pick', () => {
  test('takes the first rule that fits', () => {
    expect(pick(rules, 4)).toEqual({ name: 'tiny', choice: 'a', why: 'less than 10' });
    expect(pick(rules, 12)).toEqual({ name: 'even', choice: 'b', why: 'even' });
  });

  test('takes the last rule when none fits', () => {
    expect(pick(rules, 13)).toEqual({ name: 'rest', choice: 'c', why: 'everything else' });
  });

  test('is overruled by name, even where the rule does not fit', () => {
    expect(pick(rules, 13, 'tiny')).toEqual({ name: 'tiny', choice: 'a', why: 'forced by the caller' });
  });

  test('refuses a name that does not exist, with those that do', () => {
    expect(() => pick(rules, 1, 'best')).toThrow(/no variant best: the variants are tiny, even, rest/);
  });
});

describe('pick of something tuned', () => {
  const tuned = { name: 'measured', choice: 'd', why: 'tuned' };

  test('comes before the rules', () => {
    expect(pick(rules, 4, undefined, tuned)).toBe(tuned);
  });

  test('comes behind what the caller forces', () => {
    expect(pick(rules, 4, 'even', tuned).choice).toBe('b');
  });
});
