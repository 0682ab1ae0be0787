// The kernels of batched singular value decompositions as the host sees them: how a matrix is spread over threads, and the variants.

import { fields } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { tunings } from '../tunings.ts';
import { svd_complete, svd_jacobi, svd_records, svd_report } from './shaders.gen.ts';
import { isDirect, MOST_OF, paddedColumns, SHORT, TURNED_FROM } from './svdSizes.ts';

/** NaN, which no text of a kernel can say. */
export const NAN_BITS = 0x7fc00000;

/** How a matrix is spread over threads: svd_jacobi.wgsl. */
export interface JacobiShape {
  readonly N: number;
  readonly PARTS: number;
  readonly ROWS: number;
  readonly LANES: number;
  readonly GROUP: number;
  readonly CHUNK: number;
  readonly SUBGROUPS: number;
  readonly SHUFFLES: number;
}

/** What a kernel has registers for: sizes of the largest matrix, padded. */
export interface JacobiExtent {
  readonly rows: number;
  readonly columns: number;
}

/** Element types that the kernels have. */
export type SvdType = keyof typeof SINGLES;

interface JacobiProblem extends JacobiExtent {
  readonly type: SvdType;
  /** Size of the device's smallest subgroup; 0 without subgroups. */
  readonly lanes: number;
  /** Invocations and bytes that a workgroup may have. */
  readonly threads: number;
  readonly bytes: number;
}

const paddedRows = (m: number): number => (m <= 8 ? Math.max(1, m) : 4 * Math.ceil(m / 4));

/** The registers for m x n matrices, m >= n: the same for all of a class. */
export function jacobiExtent(m: number, n: number): JacobiExtent {
  const columns = paddedColumns(n);
  return { columns, rows: isDirect(m, n) && m <= SHORT ? paddedRows(m) : columns };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const powerAbove = (x: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, x)));

/** Bytes of workgroup memory that leave room for several workgroups. */
const BYTES = 24576;
/** Numbers that a thread may hold: elements, or their parts. */
const REGISTERS = 160;
/** Threads that share a pair of columns: with more each holds fewer rows, and all of them find the rotation. */
const partsOf = (columns: number): number => (columns <= 16 ? 1 : columns <= 32 ? 2 : columns <= 64 ? 4 : 8);

const bytesOf = (s: JacobiShape, parts: number): number => {
  const threads = s.GROUP * s.LANES;
  const carried = (1 - s.SHUFFLES) * 4 * (parts * s.CHUNK + 2) * threads;
  return 8 * s.GROUP * (s.N + 2) + 4 + carried + (s.PARTS > 1 ? (1 - s.SUBGROUPS) * 4 * threads : 0);
};

const nameOf = (s: JacobiShape): string =>
  `parts-${s.PARTS}${s.SHUFFLES === 1 ? '' : s.SUBGROUPS === 1 || s.PARTS === 1 ? '-carried' : '-memory'}`;

/** Every shape, the best first, and behind it what comes closest to it on lesser devices. */
function shapes(p: JacobiProblem): JacobiShape[] {
  const { rows, columns: N, lanes, threads, bytes, type } = p;
  const { parts: entries } = fields[type];
  const best = partsOf(N);
  const all = [best, best / 2, best / 4, best * 2, best * 4, best * 8];
  const parts = all.filter((x) => x >= 1 && x <= 8 && Number.isInteger(x) && N % x === 0);
  const ways = [
    [1, 1],
    [1, 0],
    [0, 0],
  ] as const;
  return parts.flatMap((PARTS) =>
    ways.flatMap(([SUBGROUPS, SHUFFLES]) => {
      const team = (N / 2) * PARTS;
      const LANES = team <= 32 ? powerAbove(team) : 32 * Math.ceil(team / 32);
      const GROUP = Math.max(1, Math.floor(64 / LANES));
      const ROWS = Math.ceil(rows / PARTS);
      if (SHUFFLES === 1 && LANES > lanes) return [];
      if (SUBGROUPS === 1 && (lanes === 0 || PARTS > lanes)) return [];
      if (GROUP * LANES > threads || entries * (2 * ROWS + (2 * N) / PARTS) > REGISTERS) return [];
      const most = divisor(ROWS, N / PARTS);
      for (let CHUNK = most; CHUNK >= 1; CHUNK--) {
        const shape = { N, PARTS, ROWS, LANES, GROUP, CHUNK, SUBGROUPS, SHUFFLES };
        if (most % CHUNK === 0 && bytesOf(shape, entries) <= Math.min(BYTES, bytes)) return [shape];
      }
      return [];
    }),
  );
}

/** How matrices of this extent are spread over threads, if the device can hold them; `force` names a shape, for tests and tuning. */
export const pickJacobi = (p: JacobiProblem, force?: string): JacobiShape | undefined =>
  shapes(p).find((s) => force === undefined || nameOf(s) === force);

/** The names of all shapes for an extent, the one that is chosen first. */
export const jacobiNames = (p: JacobiProblem): string[] => shapes(p).map(nameOf);

/** Which of the buffers that are written each operand is in; 3: it is not wanted, or, of A, it is in none of them. */
export interface Slots {
  readonly left: number;
  readonly right: number;
  readonly values: number;
}

const inSlots = (name: string, slot: number): Tuning => ({
  [`${name}_0`]: Number(slot === 0),
  [`${name}_1`]: Number(slot === 1),
  [`${name}_2`]: Number(slot === 2),
});

/** The slots, and the types of elements, of which values are real ones. */
const slotTuning = ({ left, right, values }: Slots, type: SvdType): Tuning => ({
  ...inSlots('LEFT', left),
  ...inSlots('RIGHT', right),
  ...inSlots('VALUES', values),
  ...SINGLES[type],
  ...(type === 'c' ? Object.fromEntries([0, 1, 2].map((k) => [`T${k}`, k === values ? 'f32' : 'vec2f'])) : {}),
});

const internedTuning = tunings();

export const jacobiTuning = (
  s: JacobiShape,
  type: SvdType,
  slots: Slots,
  inA: number,
  { listed, turned = false }: { readonly listed: boolean; readonly turned?: boolean },
): Tuning =>
  internedTuning({
    ...s,
    TURNED: Number(turned),
    ...slotTuning(slots, type),
    ...inSlots('A', inA),
    VECTORS: Number(slots.right < 3),
    LISTED: Number(listed),
  });

export const REPORT_THREADS = 64;
export const reportTuning = (type: SvdType, slots: Slots, listed: boolean): Tuning =>
  internedTuning({ THREADS: REPORT_THREADS, ...slotTuning(slots, type), LISTED: Number(listed) });

/** How many problems a workgroup looks at: where most lack nothing many, else one. */
export const completeTiles = { few: { PER: 16 }, all: { PER: 1 } } as const;
export const completeVariants = variants({
  types: SINGLES,
  always: { THREADS: 64 },
  tiles: [completeTiles.few, completeTiles.all] as readonly { readonly PER: number }[],
  flags: { LISTED: 2 },
});

export const RECORD_THREADS = 64;
export const recordsTuning: Tuning = { THREADS: RECORD_THREADS };

/** Where the operands of a call usually are. */
const APART: Slots = { left: 0, right: 1, values: 2 };
const SLOTS: readonly (readonly [Slots, inA: number])[] = [
  [APART, 3],
  [{ left: 3, right: 3, values: 0 }, 3],
  [{ left: 0, right: 3, values: 1 }, 0],
  [{ left: 3, right: 0, values: 1 }, 1],
  [{ left: 0, right: 0, values: 0 }, 0],
];

/** The extents that check:wgsl compiles, with and without subgroups. */
const EXTENTS: readonly JacobiExtent[] = [
  { rows: 1, columns: 2 },
  { rows: 3, columns: 4 },
  { rows: 8, columns: 8 },
  { rows: 20, columns: 12 },
  { rows: 32, columns: 32 },
  { rows: 36, columns: 36 },
  { rows: 64, columns: 64 },
  { rows: 128, columns: 128 },
];

const TYPES = Object.keys(SINGLES) as SvdType[];

/** Values of complex matrices are of another type than all else, and so never in a buffer with it. */
const slotsOf = (type: SvdType): typeof SLOTS =>
  type === 's' ? SLOTS : SLOTS.filter(([{ left, right, values }, inA]) => ![left, right, inA].includes(values));

const checked = (): Tuning[] =>
  TYPES.flatMap((type) =>
    EXTENTS.filter(({ columns }) => columns <= MOST_OF[type]).flatMap((extent) => {
      const device = { ...extent, type, threads: 1024, bytes: 32768 };
      const first = [32, 0].map((lanes) => pickJacobi({ ...device, lanes })!);
      const plain = first.map((shape, k) => jacobiTuning(shape, type, APART, 3, { listed: k === 1 }));
      if (extent.columns > TURNED_FROM) {
        const turned = [slotsOf(type)[0]!, slotsOf(type)[1]!].map(([slots, inA]) =>
          jacobiTuning(first[0]!, type, slots, inA, { listed: false, turned: true }),
        );
        return [...plain, ...turned];
      }
      if (extent.columns !== 8) return plain;
      const others = slotsOf(type).slice(1);
      return [...plain, ...others.map(([slots, inA]) => jacobiTuning(first[0]!, type, slots, inA, { listed: false }))];
    }),
  );

export const svdJacobi: Kernel = {
  name: 'svd_jacobi',
  text: svd_jacobi,
  get variants() {
    return checked();
  },
};
export const svdComplete: Kernel = { name: 'svd_complete', text: svd_complete, variants: completeVariants.all };
export const svdReport: Kernel = {
  name: 'svd_report',
  text: svd_report,
  variants: TYPES.flatMap((type) =>
    slotsOf(type).flatMap(([slots], k) =>
      [0, 1].slice(0, k === 0 ? 2 : 1).map((l) => reportTuning(type, slots, l === 1)),
    ),
  ),
};
export const svdRecords: Kernel = { name: 'svd_records', text: svd_records, variants: [recordsTuning] };
