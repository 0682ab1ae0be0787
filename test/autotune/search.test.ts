// The search with a clock and a device made up: everything is deterministic.
import { describe, expect, test } from 'vitest';
import { search, type Tries } from '../../src/autotune/search.ts';
import { type Candidate, candidates, legal } from '../../src/autotune/space.ts';
import { DeviceLostError } from '../../src/core/errors.ts';
import { Random } from '../../testing/lib/random.ts';
import { cube, LIMITS, toy } from './toy.ts';

/** Milliseconds: best at A = 5, B = 3, which is not on the coarse grid. */
const cost = ({ variant, params: { A, B = 0 } }: Candidate): number =>
  variant === 'slow' ? 50 + A! : 1 + (A! - 5) ** 2 + (B - 3) ** 2;

const RULES_MS = 20;

function device(overrides: Partial<Tries> = {}) {
  let clock = 0;
  const log: string[] = [];
  const random = new Random();
  const name = (c: Candidate | undefined) => (c === undefined ? 'rules' : `${c.variant} ${JSON.stringify(c.params)}`);
  const tries: Tries = {
    verify: async () => undefined,
    async time(c) {
      const ms = c === undefined ? RULES_MS : cost(c);
      clock += ms;
      log.push(name(c));
      return ms;
    },
    now: () => clock,
    random: () => random.rand(),
    ...overrides,
  };
  return { tries, log };
}

const run = (tries: Tries, budgetMs: number, aligned = true) => search(toy, cube(64, aligned), LIMITS, budgetMs, tries);

describe('the space', () => {
  test('has the candidates that the kernel, the device and the shape allow', () => {
    const all = candidates(toy, cube(64), LIMITS, 'tunables');
    // A + B even, A and B at most 7; slow: A even, at most 7.
    expect(all.filter((c) => c.variant === 'fast')).toHaveLength(25);
    expect(all.filter((c) => c.variant === 'slow')).toHaveLength(3);
    expect(candidates(toy, cube(64, false), LIMITS, 'tunables').every((c) => c.variant === 'slow')).toBe(true);
    expect(candidates(toy, cube(64), LIMITS, 'coarse')).toHaveLength(6);
  });

  test('refuses values that are not listed, combinations that are not valid, and variants that do not exist', () => {
    const isLegal = (variant: string, params: Candidate['params']) =>
      legal(toy, { variant, params }, LIMITS) !== undefined;
    expect(isLegal('fast', { A: 2, B: 4 })).toBe(true);
    expect(isLegal('fast', { A: 2, B: 3 })).toBe(false);
    expect(isLegal('fast', { A: 10, B: 2 })).toBe(false);
    expect(isLegal('fast', { A: 2 })).toBe(false);
    expect(isLegal('faster', { A: 2, B: 4 })).toBe(false);
  });
});

describe('search', () => {
  test('tries the coarse grid first, then finds the best of all by mutation', async () => {
    const { tries } = device();
    const { best, rulesMs, trials } = await run(tries, 1e9);
    expect(best).toEqual({ variant: 'fast', params: { A: 5, B: 3 }, ms: 1 });
    expect(rulesMs).toBe(RULES_MS);
    expect(trials).toHaveLength(28);
    expect(new Set(trials.map((t) => JSON.stringify(t))).size).toBe(28);
    const onGrid = (t: Candidate) => Object.values(t.params).every((v) => [2, 4, 6].includes(v));
    expect(trials.slice(0, 6).every(onGrid)).toBe(true);
  });

  test('is the same every time', async () => {
    const [a, b] = [device(), device()];
    expect(await run(a.tries, 300)).toEqual(await run(b.tries, 300));
    expect(a.log).toEqual(b.log);
  });

  test('mutates what is good: it finds the best sooner than by chance', async () => {
    const found: number[] = [];
    for (let seed = 1; seed < 400; seed += 2) {
      const seen: Candidate[] = [];
      const random = new Random([0, 0, 0, seed]);
      await run(device({ random: () => random.rand(), onTrial: (trial) => seen.push(trial) }).tries, 1e9);
      found.push(seen.findIndex(({ params }) => params['A'] === 5 && params['B'] === 3));
    }
    // By chance it would be in the middle of the 22 candidates that are not on the grid of 6: the 17th on average.
    expect(found.reduce((a, b) => a + b) / found.length).toBeLessThan(13);
  });

  test('stops when the budget is spent, and still times the leaders and the rules in turns', async () => {
    const { tries, log } = device();
    const { trials, best } = await run(tries, 60);
    expect(trials.length).toBeGreaterThan(0);
    expect(trials.length).toBeLessThan(28);
    const turns = log.slice(1 + trials.length);
    expect(turns.filter((name) => name === 'rules')).toHaveLength(5);
    expect(turns).toHaveLength(5 * (1 + Math.min(3, trials.length)));
    // Both orders.
    const leaders = turns.length / 5;
    expect(turns.slice(leaders, 2 * leaders)).toEqual(turns.slice(0, leaders).reverse());
    expect(best?.ms).toBe(Math.min(...trials.map(cost)));
  });

  test('rejects a candidate whose result is wrong, however fast it is', async () => {
    const timed: Candidate[] = [];
    const isWrong = ({ params }: Candidate) => params['A'] === 5 && params['B'] === 3;
    const base = device().tries;
    const { best, trials } = await run(
      {
        ...base,
        verify: async (c) => (isWrong(c) ? 'error 1, bound 1e-7' : undefined),
        time: (c) => {
          if (c !== undefined) timed.push(c);
          return base.time(c);
        },
      },
      1e9,
    );
    expect(trials.find(isWrong)).toEqual({ variant: 'fast', params: { A: 5, B: 3 }, failure: 'error 1, bound 1e-7' });
    expect(timed.some(isWrong)).toBe(false);
    expect(best?.ms).toBe(3);
  });

  test('records what does not compile, and goes on', async () => {
    const base = device().tries;
    const fails = async (c: Candidate | undefined): Promise<number> => {
      if (c?.variant === 'fast') throw new Error('kernel fast does not compile\nline 3');
      return base.time(c);
    };
    const { best, trials } = await run({ ...base, time: fails }, 1e9);
    expect(best).toMatchObject({ variant: 'slow', params: { A: 2 } });
    expect(trials.filter((t) => t.failure === 'kernel fast does not compile')).toHaveLength(25);
  });

  test('has no best if every candidate fails', async () => {
    const { tries } = device({ verify: async () => 'wrong' });
    const { best, rulesMs } = await run(tries, 1e9);
    expect(best).toBeUndefined();
    expect(rulesMs).toBe(RULES_MS);
  });

  test('ends with the device', async () => {
    const lost = device({
      verify: async () => {
        throw new DeviceLostError('gone');
      },
    });
    await expect(run(lost.tries, 1e9)).rejects.toThrow(DeviceLostError);
  });
});
