// The search for the fastest candidate: every point of a coarse grid in random order, then mutations of the best ones, until the budget
// is spent; last, the leaders and the built-in rules are timed again, in turns. Knows nothing of devices: it is told how to try one.
import { DeviceLostError, DisposedError } from '../core/errors.ts';
import type { Shape } from './key.ts';
import { type Candidate, candidates, type Limits, type Space } from './space.ts';

/** A candidate that was measured. */
export interface Trial extends Candidate {
  /** Best time seen; absent if the candidate is out. */
  readonly ms?: number;
  /** Why it is out: it does not compile, or computes something else. */
  readonly failure?: string;
}

/** How a search is ended and watched. */
export interface Tries {
  /** undefined if the candidate's result is right, else what is wrong with it. */
  readonly verify: (c: Candidate) => Promise<string | undefined>;
  /** Milliseconds of a candidate; of the built-in rules' choice if undefined. */
  readonly time: (c: Candidate | undefined) => Promise<number>;
  readonly now: () => number;
  /** Uniform on (0, 1). */
  readonly random: () => number;
  readonly onTrial?: (trial: Trial, best: Trial | undefined, done: number) => void;
}

/** What a search has found: the best candidate, what the rules would have taken, and all trials. */
export interface Found {
  readonly best: Trial | undefined;
  readonly rulesMs: number;
  readonly trials: readonly Trial[];
}

/** The coarse grid may take this part of the budget; the rest is for mutations. */
const GRID_PART = 0.6;
const LEADERS = 3;
const ROUNDS = 5;
/** Moves in a mutation: with one alone, constraints between two tunables could not be crossed. */
const MUTATION = 2;
/** A mutation starts from one of this many best candidates. */
const PARENTS = 4;
/** This part of the later candidates is drawn from the whole space. */
const FRESH_PART = 0.2;

const text = (error: unknown): string => (error instanceof Error ? error.message.split('\n')[0]! : String(error));

/** At least one candidate is tried, whatever the budget. */
export async function search(
  space: Space,
  shape: Shape,
  limits: Limits,
  budgetMs: number,
  { verify, time, now, random, onTrial }: Tries,
): Promise<Found> {
  const rulesMs = await time(undefined);
  const begin = now();
  const spent = (): number => (now() - begin) / Math.max(1, budgetMs);
  const trials: Trial[] = [];
  let ranked: Required<Omit<Trial, 'failure'>>[] = [];

  const attempt = async (c: Candidate): Promise<Trial> => {
    try {
      const failure = await verify(c);
      if (failure !== undefined) return { ...c, failure };
      return { ...c, ms: await time(c) };
    } catch (error) {
      if (error instanceof DeviceLostError || error instanceof DisposedError) throw error;
      return { ...c, failure: text(error) };
    }
  };
  const run = async (c: Candidate): Promise<void> => {
    const trial = await attempt(c);
    trials.push(trial);
    if (trial.ms !== undefined) ranked = [...ranked, { ...c, ms: trial.ms }].sort((a, b) => a.ms - b.ms);
    onTrial?.(trial, ranked[0], Math.min(1, spent()));
  };

  const every = candidates(space, shape, limits, 'tunables');
  const grid = shuffled(candidates(space, shape, limits, 'coarse'), random);
  const seen = new Set<string>();
  for (const c of grid) {
    if (trials.length > 0 && spent() >= GRID_PART) break;
    seen.add(keyOf(c));
    await run(c);
  }
  let left = every.filter((c) => !seen.has(keyOf(c)));
  while (left.length > 0 && (trials.length === 0 || spent() < 1)) {
    const parent = ranked[Math.floor(random() * Math.min(PARENTS, ranked.length))];
    const near =
      parent === undefined || random() < FRESH_PART ? [] : left.filter((c) => steps(space, parent, c) <= MUTATION);
    const from = near.length > 0 ? near : left;
    const next = from[Math.floor(random() * from.length)]!;
    left = left.filter((c) => c !== next);
    await run(next);
  }

  const leaders = ranked.slice(0, LEADERS);
  const times = await inTurns([undefined, ...leaders], time);
  const judged = leaders.map((c, k) => ({ ...c, ms: Math.min(...times[k + 1]!) })).sort((a, b) => a.ms - b.ms);
  return { best: judged[0], rulesMs: leaders.length === 0 ? rulesMs : Math.min(...times[0]!), trials };
}

/**
 * Every candidate timed ROUNDS times, in one order and then in the other: what comes first finds other clocks. The fastest of each will
 * count, because whatever disturbs a measurement lengthens it.
 */
async function inTurns(list: readonly (Candidate | undefined)[], time: Tries['time']): Promise<number[][]> {
  const times: number[][] = list.map(() => []);
  if (list.length === 1) return times;
  for (let round = 0; round < ROUNDS; round++) {
    const order = [...list.keys()];
    for (const k of round % 2 === 0 ? order : order.reverse()) times[k]!.push(await time(list[k]));
  }
  return times;
}

const keyOf = ({ variant, params }: Candidate): string => JSON.stringify([variant, params]);

/** How many moves to the next value of a tunable lead from one candidate to another; those of another variant are out of reach. */
function steps(space: Space, a: Candidate, b: Candidate): number {
  const variant = space.variants.find(({ name }) => name === a.variant);
  if (variant === undefined || a.variant !== b.variant) return Number.POSITIVE_INFINITY;
  return Object.entries(variant.tunables).reduce(
    (sum, [name, values]) => sum + Math.abs(values.indexOf(a.params[name]!) - values.indexOf(b.params[name]!)),
    0,
  );
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
