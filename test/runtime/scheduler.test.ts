// The scheduler with steps that compute nothing: order of those that conflict, overlap of the others, lookahead, errors.
import { describe, expect, it } from 'vitest';
import { inOrder, overlapped, type Step } from '../../src/runtime/scheduler.ts';
import { thrownBy } from '../lib/caught.ts';

const pause = (ms = 0) => new Promise<void>((then) => setTimeout(then, ms));

/** Steps that write what they did to `log`: '+name' when they begin, '-name' when they have ended. */
class Script {
  readonly log: string[] = [];
  running = 0;
  most = 0;

  /** Columns by their numbers; `ms` of a CPU step, undefined: synchronous. */
  step(
    name: string,
    on: Step['on'],
    reads: readonly number[],
    writes: readonly number[],
    work?: () => Promise<void>,
  ): Step {
    const spans = (columns: readonly number[]) => columns.map((from) => ({ from, to: from + 1 }));
    const run = (): void | Promise<void> => {
      this.log.push(`+${name}`);
      if (work === undefined) {
        this.log.push(`-${name}`);
        return undefined;
      }
      this.most = Math.max(this.most, ++this.running);
      return work().finally(() => {
        this.running--;
        this.log.push(`-${name}`);
      });
    };
    return { name, on, reads: spans(reads), writes: spans(writes), run };
  }

  cpu = (name: string, reads: readonly number[], writes: readonly number[], work = () => pause(1)) =>
    this.step(name, 'cpu', reads, writes, work);
  gpu = (name: string, reads: readonly number[], writes: readonly number[]) => this.step(name, 'gpu', reads, writes);

  /** Whether b began after a had ended. */
  after(b: string, a: string): boolean {
    const [begin, end] = [this.log.indexOf(`+${b}`), this.log.indexOf(`-${a}`)];
    return end >= 0 && begin > end;
  }
}

/** Columns 0 .. n-1 as LU has them: panel k, update of column k + 1, of the others behind it. */
function* factorization(s: Script, n: number): Generator<Step> {
  for (let k = 0; k < n; k++) {
    yield s.cpu(`panel${k}`, [k], [k]);
    if (k + 1 < n) yield s.gpu(`next${k}`, [k], [k + 1]);
    const rest = Array.from({ length: Math.max(0, n - k - 2) }, (_, i) => k + 2 + i);
    yield s.gpu(`rest${k}`, [k], rest);
  }
}

describe('overlapped', () => {
  it('keeps the order of all steps that conflict, for random sequences and any lookahead', async () => {
    let seed = 1;
    const random = (n: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    for (let round = 0; round < 40; round++) {
      const s = new Script();
      const steps = Array.from({ length: 14 }, (_, k) => {
        const [r, w] = [[random(5), random(5)], [random(5)]];
        if (random(2) === 0) return s.gpu(`${k}`, r, w);
        const ms = random(3);
        return s.cpu(`${k}`, r, w, () => pause(ms));
      });
      await overlapped(steps, { lookahead: round % 4 });
      expect(s.log).toHaveLength(28);
      const touches = (a: Step, b: Step) =>
        a.writes.some((x) => [...b.writes, ...b.reads].some((y) => x.from === y.from)) ||
        a.reads.some((x) => b.writes.some((y) => x.from === y.from));
      for (const [j, b] of steps.entries()) {
        for (const [i, a] of steps.slice(0, j).entries()) {
          const ordered = touches(a, b) || (a.on === 'gpu' && b.on === 'gpu');
          if (ordered) expect(s.after(b.name, a.name), `round ${round}: ${j} behind ${i}`).toBe(true);
        }
      }
    }
  });

  it('starts the next panel before the rest is updated, with lookahead only', async () => {
    const ahead = new Script();
    await overlapped(factorization(ahead, 4), { lookahead: 1 });
    expect(ahead.log.slice(0, 7)).toEqual(['+panel0', '-panel0', '+next0', '-next0', '+panel1', '+rest0', '-rest0']);
    const plain = new Script();
    await overlapped(factorization(plain, 4), { lookahead: 0 });
    expect(plain.after('panel1', 'rest0')).toBe(true);
    expect(plain.log).toHaveLength(ahead.log.length);
  });

  it.each([0, 1, 2, 3])(
    'starts at most %i CPU steps ahead, and asks for no more steps than that takes',
    async (lookahead) => {
      const s = new Script();
      const asked = { count: 0 };
      const gate = { open: (): void => {} };
      const closed = new Promise<void>((then) => {
        gate.open = then;
      });
      function* steps(): Generator<Step> {
        // The GPU step waits for the first step; independent CPU steps follow.
        yield s.cpu('first', [0], [0], () => closed);
        yield s.gpu('blocked', [0], [0]);
        for (let k = 1; k < 20; k++) {
          asked.count = k;
          yield s.cpu(`${k}`, [k], [k], () => closed);
        }
      }
      const done = overlapped(steps(), { lookahead });
      await pause(5);
      expect(s.running).toBe(1 + lookahead);
      expect(asked.count).toBeLessThanOrEqual(lookahead + 1);
      gate.open();
      await done;
      expect(s.log).toHaveLength(42);
    },
  );

  it.each(['cpu', 'gpu', 'throws', 'source'])('stops at an error (%s), with nothing left running', async (where) => {
    const s = new Script();
    const error = new Error('wrong');
    const fails = (): never => {
      throw error;
    };
    function* steps(): Generator<Step> {
      yield s.cpu('slow', [9], [9], () => pause(20));
      if (where === 'source') fails();
      if (where === 'cpu') yield s.cpu('bad', [0], [0], () => pause(1).then(fails));
      if (where === 'throws') yield { ...s.cpu('bad', [0], [0]), run: fails };
      if (where === 'gpu') yield { ...s.gpu('bad', [0], [0]), run: fails };
      yield s.gpu('dependent', [0], [0]);
      yield s.gpu('never', [9], [9]);
    }
    let failure: unknown;
    await overlapped(steps(), { lookahead: 3 }).catch((cause: unknown) => {
      failure = cause;
      expect(s.running).toBe(0);
    });
    expect(failure).toBe(error);
    expect(s.log.includes('-slow')).toBe(where !== 'source'); // what cannot be asked for is found out before anything starts
    expect(s.log).not.toContain('+dependent');
    expect(s.log).not.toContain('+never');
  });

  it('tells of every step when it was', async () => {
    const s = new Script();
    const seen: [name: string, ms: number][] = [];
    await overlapped(factorization(s, 3), {
      lookahead: 1,
      observe: ({ name }, start, end) => void seen.push([name, end - start]),
    });
    expect(seen.map(([name]) => name).sort()).toEqual(
      ['next0', 'next1', 'panel0', 'panel1', 'panel2', 'rest0', 'rest1', 'rest2'].sort(),
    );
    expect(seen.every(([, ms]) => ms >= 0)).toBe(true);
  });

  it('does nothing for no steps', async () => {
    expect(await overlapped([], { lookahead: 1 })).toBeUndefined();
  });
});

describe('inOrder', () => {
  it('runs synchronously, in order', () => {
    const s = new Script();
    inOrder([s.gpu('a', [], [1]), s.gpu('b', [], [2]), s.gpu('c', [], [1])]);
    expect(s.log).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
  });

  it('refuses a step that waits', () => {
    const s = new Script();
    expect(thrownBy(() => inOrder([s.cpu('slow', [], [])]))).toBeInstanceOf(TypeError);
  });
});
