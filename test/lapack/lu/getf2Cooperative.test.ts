// Panels of LU by workgroups that wait for each other, and by one alone where they have waited in vain: pivots and factors as the CPU's.
import { describe, expect, it } from 'vitest';
import { getrf } from '../../../src/index.ts';
import { type CooperativeTile, type DoublesTile, rowsOf } from '../../../src/lapack/lu/cooperativeTiles.ts';
import { type DeviceGetf2, enqueueGetf2 } from '../../../src/lapack/lu/getf2.gpu.ts';
import { cooperativeWay } from '../../../src/lapack/lu/getf2Cooperative.gpu.ts';
import { cooperativeRules, cooperativeVariants, mailBytes } from '../../../src/lapack/lu/getf2Cooperative.kernels.ts';
import {
  cooperativeDoublesWay,
  enqueueCooperativeDoubles,
} from '../../../src/lapack/lu/getf2CooperativeDoubles.gpu.ts';
import {
  cooperativeDoublesRules,
  mailBytes as doublesMailBytes,
} from '../../../src/lapack/lu/getf2CooperativeDoubles.kernels.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import type { Queue } from '../../../src/runtime/queue.ts';
import { cpu, gpuTest } from '../../setup/contexts.ts';

/** Elements of a panel: uniform, with zero columns, of few values, with infinite ones. */
const kinds: Readonly<Record<string, (i: number, j: number) => number>> = {
  uniform: (i, j) => Math.sin(i * i + 3 * i * j + 5 * j * j + 1),
  zeros: (i, j) => (j % 3 === 1 ? 0 : Math.sin(i * i + 7 * i * j + j * j + 2)),
  equal: (i, j) => ((i * i + 3 * i * j) % 5 < 2 ? 1 : -1),
  infinite: (i, j) =>
    i === 2 && j === 3 ? Number.POSITIVE_INFINITY : i === 11 && j === 1 ? Number.NaN : Math.sin(i * i + i * j),
};

const PAD = 3;
const [FIRST, ROW0] = [5, 7];

type Prec = 's' | 'c' | 'd';
type Elements = Float32Array | Float64Array;

/** A way to factor a panel: what it holds, and how it is enqueued. */
interface Way {
  readonly name: string;
  readonly lanes: number;
  readonly rows: number;
  readonly width: number;
  readonly widest: number;
  bytes(groups: number): number;
  enqueue(queue: Queue, f: DeviceGetf2, mail: DeviceBuffer): void;
}

const singles = (name: string, t: CooperativeTile, prec: 's' | 'c'): Way => ({
  ...{ name, lanes: t.LANES, rows: rowsOf(t), width: t.WIDTH, widest: t.WIDTH + 2 },
  bytes: (groups) => mailBytes(prec, t, groups),
  enqueue: (queue, f, mail) => enqueueGetf2(queue, { ...f, mail, force: name }),
});

const doubles = (name: string, t: DoublesTile): Way => ({
  ...{ name, lanes: t.LANES, rows: t.HEIGHT, width: t.WIDTH, widest: t.WIDTH },
  bytes: (groups) => doublesMailBytes(t, groups),
  enqueue: (queue, f, mail) => enqueueCooperativeDoubles(queue, f, t, mail),
});

/** All ways that a device can take for a type. */
function waysOf(prec: Prec, context: Context): Way[] {
  const { fixedLanes, software } = context.gpu!;
  const isHere = ({ lanes, width }: Way): boolean =>
    (lanes === 0 || lanes === fixedLanes) && (!software || width === 4);
  if (prec === 's' || prec === 'c') {
    const legal = cooperativeVariants.all.filter((v) => (v['COMPLEX'] === 1) === (prec === 'c'));
    return cooperativeRules
      .flatMap(({ name, choice: t }) =>
        t !== undefined && legal.includes(cooperativeVariants.of(prec, undefined, t)) ? [singles(name, t, prec)] : [],
      )
      .filter(isHere);
  }
  return cooperativeDoublesRules
    .flatMap(({ name, choice: t }) => (t === undefined ? [] : [doubles(name, t)]))
    .filter(isHere);
}

async function onCpu(prec: Prec, a: Elements, m: number, width: number) {
  const [A, ipiv, info] = [cpu.upload(prec, a as never), cpu.alloc('i', width), cpu.alloc('i', 1)];
  await getrf(cpu, { m, n: width, A: A.at(FIRST), lda: m + PAD, ipiv, info });
  const first = (await cpu.download(info))[0]!;
  const found = {
    lu: await cpu.download(A),
    ipiv: [...(await cpu.download(ipiv))].map((k) => k + ROW0),
    info: first === 0 ? 0 : first + ROW0,
  };
  for (const buffer of [A, ipiv, info]) buffer.dispose();
  return found;
}

async function onGpu(
  context: Context,
  prec: Prec,
  a: Elements,
  [m, width]: readonly [number, number],
  way: Way,
  lost: number,
) {
  const letters = way.bytes(Math.ceil(m / way.rows)) / 4;
  const [A, ipiv, info] = [
    context.upload(prec, a as never),
    context.alloc('i', width + 1),
    context.upload('i', new Int32Array(3)),
  ];
  const mail = context.upload(
    'i',
    Int32Array.from({ length: letters }, (_, k) => (k === 0 ? lost : 0)),
  );
  const f = {
    ...{ m, width, row0: ROW0 },
    A: { data: A, off: FIRST, ld: m + PAD },
    ipiv: { data: ipiv, off: 1, ld: 1 },
    info: { data: info, off: 2, ld: 1 },
  };
  way.enqueue(context.queue, f, mail);
  const [first, ...left] = await context.download(mail);
  const found = {
    lu: await context.download(A),
    ipiv: [...(await context.download(ipiv))].slice(1),
    info: (await context.download(info))[2]!,
  };
  for (const buffer of [A, ipiv, info, mail]) buffer.dispose();
  return { found, lost: first!, cleared: left.every((word) => word === 0) };
}

/** The first element that is not as it should be. */
function expectClose(prec: Prec, lu: ArrayLike<number>, expected: ArrayLike<number>, what: string): void {
  const bound = prec === 'd' ? 4e-13 : 2e-4;
  const isClose = (x: number, y: number): boolean =>
    Number.isFinite(y) ? Math.abs(x - y) <= bound * (1 + Math.abs(y)) : Object.is(x, y);
  for (let k = 0; k < expected.length; k++)
    if (!isClose(lu[k]!, expected[k]!)) expect(lu[k], `${what}: element ${k}`).toBe(expected[k]);
}

for (const prec of ['s', 'c', 'd'] as const)
  gpuTest(`panels by workgroups that wait for each other, and where they wait in vain (${prec})`, async (context) => {
    const parts = prec === 'c' ? 2 : 1;
    const Elements = prec === 'd' ? Float64Array : Float32Array;
    // In one group, filled and not; several groups run at the same time on hardware, and may not elsewhere.
    for (const way of waysOf(prec, context))
      for (const inVain of [0, 1])
        for (const [m, width] of [
          [way.rows, Math.min(way.rows, way.widest)],
          [way.width - 1, way.width - 1],
          [2 * way.rows + 5, way.width],
        ] as const)
          for (const [kind, element] of Object.entries(kinds)) {
            const a = new Elements(parts * (FIRST + (m + PAD) * width)).map((_, k) => {
              const e = Math.floor(k / parts) - FIRST;
              return element(e % (m + PAD), Math.floor(e / (m + PAD))) * (k % parts === 0 ? 1 : 0.5);
            });
            const what = `${way.name}${inVain === 1 ? ' alone' : ''}, ${kind}, ${m} x ${width}`;
            const { found, lost, cleared } = await onGpu(context, prec, a, [m, width], way, inVain);
            const expected = await onCpu(prec, a, m, width);
            if (m <= way.rows || !context.gpu!.software) expect(lost, what).toBe(inVain);
            expect(cleared, what).toBe(true);
            expect({ ...found, lu: 0 }, what).toEqual({ ...expected, lu: 0 });
            expectClose(prec, found.lu, expected.lu, what);
          }
  });

describe('which panels go so', () => {
  const of = (m: number, cooperating: number, prec: 's' | 'c' = 's') => {
    const gpu = { fixedLanes: 32, cooperating, threads: 1024, workgroupBytes: 32768 };
    return cooperativeWay({ context: { gpu } } as never, m, prec).choice;
  };

  it('those of more rows than one workgroup does well, with half of the workgroups that were counted', () => {
    expect(of(8192, 128)).toMatchObject({ EACH: 1 });
    expect(of(8193, 128)).toMatchObject({ LINES: 16, EACH: 1 });
    expect(of(16384, 128)).toMatchObject({ EACH: 1 });
    expect(of(16385, 128)).toMatchObject({ EACH: 2 });
    expect(of(32768, 128)).toMatchObject({ EACH: 2 });
    expect(of(32769, 128)).toBeUndefined();
    expect(of(16385, 128, 'c')).toBeUndefined();
    expect(of(8192, 63)).toMatchObject({ LINES: 16, EACH: 1 });
    expect(of(8192, 0)).toBeUndefined();
    expect(of(2048, 128)).toBeUndefined();
  });

  it('of doubles as few rows a workgroup as do', () => {
    const doubles = (m: number, cooperating: number, workgroupBytes = 49152) => {
      const gpu = { fixedLanes: 32, cooperating, threads: 1024, workgroupBytes };
      return cooperativeDoublesWay({ context: { gpu } } as never, m).choice;
    };
    expect(doubles(2048, 128)).toMatchObject({ HEIGHT: 32 });
    expect(doubles(4096, 128)).toMatchObject({ HEIGHT: 64 });
    expect(doubles(8192, 128)).toMatchObject({ HEIGHT: 128 });
    expect(doubles(8193, 128)).toBeUndefined();
    expect(doubles(2048, 64)).toMatchObject({ HEIGHT: 64 });
    expect(doubles(2048, 0)).toBeUndefined();
    expect(doubles(8192, 128, 32768)).toBeUndefined();
  });
});
