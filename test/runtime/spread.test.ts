// Work shared among contexts: that all of it is done once and in order, whoever does it, and what becomes of a lost GPU's share.
import { afterAll, describe, expect, test } from 'vitest';
import { DeviceLostError } from '../../src/core/errors.ts';
import { type Context, createContext, spread, ssyrk } from '../../src/index.ts';
import { concat, ndarray, slice, solve } from '../../src/linalg/index.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu, gpu, gpuTest, openGpu } from '../setup/contexts.ts';

const others = await Promise.all([1, 2].map(() => createContext({ backend: 'cpu' })));
afterAll(() => {
  for (const context of others) context.dispose();
});
const three = [cpu, ...others];

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** That ranges cover 0 .. count - 1 once and in order. */
function covers(shares: readonly { readonly from: number; readonly to: number }[], count: number): void {
  let next = 0;
  for (const { from, to } of shares) {
    expect(from).toBe(next);
    expect(to).toBeGreaterThan(from);
    next = to;
  }
  expect(next).toBe(count);
}

describe('spread', () => {
  test.each([0, 1, 2, 7, 1000])('does all of %i once, and gives results in order', async (count) => {
    const done = new Array<number>(count).fill(0);
    const shares = await spread(three, count, async (_, from, to) => {
      for (let k = from; k < to; k++) done[k]!++;
      await pause(1);
      return from;
    });
    covers(shares, count);
    expect(done).toEqual(new Array(count).fill(1));
    expect(shares.map(({ result }) => result)).toEqual(shares.map(({ from }) => from));
  });

  test('gives the faster context more, and none less than the least', async () => {
    const speed = new Map<Context, number>([
      [three[0]!, 8],
      [three[1]!, 1],
      [three[2]!, 1],
    ]);
    const shares = await spread(three, 600, (context, from, to) => pause((to - from) / speed.get(context)!), {
      least: 10,
    });
    covers(shares, 600);
    const by = three.map((context) =>
      shares.filter((share) => share.context === context).reduce((sum, { from, to }) => sum + to - from, 0),
    );
    expect(by[0]).toBeGreaterThan(by[1]! + by[2]!);
    for (const { from, to } of shares.slice(0, -1)) expect(to - from).toBeGreaterThanOrEqual(10);
  });

  test('what a lost context was doing the others do, and their traces say so', async () => {
    const lost: unknown[] = [];
    let asked = 0;
    const shares = await spread(
      three,
      90,
      async (context, from, to) => {
        await pause(2);
        if (context === three[1] && asked++ === 1) throw new DeviceLostError('gone');
        return [from, to];
      },
      { onLost: (context, error, from, to) => lost.push(context, error.message, from, to) },
    );
    covers(shares, 90);
    expect(lost.slice(0, 2)).toEqual([three[1], 'gone']);
    expect(cpu.queue.trace.at(-1)).toMatchObject({
      routine: 'spread',
      why: `${lost[2]} to ${lost[3]} come from a GPU that was lost: gone`,
    });
  });

  test('if all are lost, that is the error; any other error is one too, once all have ended', async () => {
    await expect(spread(three, 9, () => Promise.reject(new DeviceLostError('all')))).rejects.toThrow(/all/);
    let running = 0;
    const failing = spread(three, 90, async (_, from) => {
      running++;
      await pause(5);
      running--;
      if (from === 0) throw new RangeError('bad data');
    });
    await expect(failing).rejects.toThrow('bad data');
    expect(running).toBe(0);
  });

  test('wrong arguments are refused', async () => {
    const work = () => Promise.resolve();
    expectRefusal(await rejectionOf(() => spread([], 1, work)), { argument: 'contexts' }, /at least one/);
    expectRefusal(await rejectionOf(() => spread(three, -1, work)), { argument: 'count' }, />= 0/);
    expectRefusal(await rejectionOf(() => spread(three, 1.5, work)), { argument: 'count' }, /integer/);
    expectRefusal(await rejectionOf(() => spread(three, 1, 7 as never)), { argument: 'work' }, /function/);
    expectRefusal(await rejectionOf(() => spread(three, 1, work, { least: 0 })), { argument: 'least' }, />= 1/);
  });

  gpuTest('a stack of systems over contexts is the stack on one, to the bit', async (context) => {
    using second = await createContext({ device: context.gpu!.device });
    const rng = mulberry32(5);
    const [count, n] = [96, 6];
    const A = ndarray(
      Float32Array.from({ length: count * n * n }, () => signed(rng)),
      [count, n, n],
    );
    const b = ndarray(
      Float32Array.from({ length: count * n }, () => signed(rng)),
      [count, n, 1],
    );
    const shares = await spread([context, second], count, (on, from, to) =>
      solve(slice(A, `${from}:${to}`), slice(b, `${from}:${to}`), { context: on }),
    );
    covers(shares, count);
    const whole = await solve(A, b, { context });
    expect(concat(shares.map(({ result }) => result)).data).toEqual(whole.data);
  });

  test.skipIf(gpu === undefined)('a device that is destroyed in the middle: the CPU does the rest', async () => {
    const doomed = (await openGpu())!;
    const shares = await spread([doomed, cpu], 40, async (context, from, to) => {
      if (context === doomed) context.gpu!.device.destroy();
      const sums: number[] = [];
      for (let k = from; k < to; k++) {
        const A = context.upload('s', Float32Array.of(k));
        const C = context.alloc('s', 1);
        await ssyrk(context.queue, { uplo: 'l', n: 1, k: 1, A, lda: 1, C, ldc: 1 });
        sums.push((await context.download(C))[0]!);
      }
      return sums;
    });
    covers(shares, 40);
    expect(shares.flatMap(({ result }) => result)).toEqual(Array.from({ length: 40 }, (_, k) => k * k));
    expect(shares.every(({ context }) => context === cpu)).toBe(true);
    doomed.dispose();
  });
});
