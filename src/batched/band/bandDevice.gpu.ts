// A checked call of a batched tridiagonal or band routine, in any of its forms, as launches take it: where its operands lie
// (kernels/lib/band_problem.wgsl), which of them share a buffer, and runs of problems that are launched together.
import { type BatchCall, countOf, formOf, ldName, offsetsName, strideName } from '../../core/batchForms.ts';
import { footprint, type Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { withOwnReports } from '../deviceBatch.gpu.ts';
import type { List } from '../deviceBatch.ts';
import { BAND_RECORD_THREADS, bandRecords, bandRecordsTuning } from './bandDevice.kernels.ts';

export type BandCall = BatchCall & { readonly routine: string };

/** The names of the operands by their numbers in the kernels, up to five, some absent; the pivots are always number 5. */
export type BandOperands = readonly (string | undefined)[];
const PIVOTS = 5;

/** Words of a record. */
const RECORD = 20;

/** Problems that one launch takes on together. Sizes are the largest of them. */
export interface BandRun {
  readonly n: number;
  readonly kl: number;
  readonly ku: number;
  readonly nrhs: number;
  readonly count: number;
  /** Number of the first problem, or of its record. */
  readonly first: number;
  /** Without them the batch lies at equal distances. */
  readonly records?: DeviceBuffer | undefined;
}

/** What a routine reports of its problems, as in deviceBatch.ts. */
export interface BandReports {
  readonly info?: DeviceMat | undefined;
  readonly nonfinite?: DeviceMat | undefined;
}

type Sizes = Pick<BandRun, 'n' | 'kl' | 'ku' | 'nrhs'>;
const SIZES = ['n', 'kl', 'ku', 'nrhs'] as const;

const isMatrix = (name: string): boolean => ldName(name).startsWith('ld');

/** Rows and columns of an operand as it lies in memory, column-major; a vector is a row. */
function extentOf(name: string, { n, kl, ku, nrhs }: Sizes, byRows: boolean): readonly [number, number] {
  const [rows, cols] =
    name === 'B'
      ? [n, nrhs]
      : name === 'AB'
        ? [2 * kl + ku + 1, n]
        : [1, Math.max(0, name === 'd' ? n : name === 'du2' ? n - 2 : n - 1)];
  return byRows && isMatrix(name) ? [cols, rows] : [rows, cols];
}

export class BandOnDevice {
  readonly count: number;
  /** Of the elements; a diagonal may be real all the same. */
  readonly type: SingleType;
  private readonly a: BandCall;
  private readonly queue: Queue;
  private readonly operands: BandOperands;
  private readonly form: ReturnType<typeof formOf>;

  constructor(queue: Queue, a: BandCall, operands: BandOperands) {
    this.queue = queue;
    this.a = a;
    this.operands = operands;
    this.form = formOf(a);
    this.count = countOf(a);
    const given = operands.flatMap((name) => (name === undefined ? [] : [this.buffer(name).type]));
    this.type = given.includes('c') ? 'c' : 's';
    queue.note({ routine: a.routine, backend: 'gpu', why: `${this.count} problems in one call` });
  }

  private get byRows(): boolean {
    return this.a.layout === 'row';
  }

  /** Bindings x0, x1, ... of the kernels, and the constants that say which operand is where. */
  slots(): { buffers: Record<string, DeviceBuffer>; flags: Record<string, number> } {
    const found: DeviceBuffer[] = [];
    const flags: Record<string, number> = {};
    for (const [k, name] of this.operands.entries()) {
      if (name === undefined) continue;
      const { buffer } = this.a[name] as Ptr<'s'>;
      const at = found.indexOf(buffer as DeviceBuffer);
      flags[`SLOT${k}`] = at < 0 ? found.push(buffer as DeviceBuffer) - 1 : at;
    }
    for (let slot = 1; slot < 5; slot++) flags[`USED${slot}`] = Number(slot < found.length);
    return { buffers: Object.fromEntries(found.map((buffer, slot) => [`x${slot}`, buffer])), flags };
  }

  buffer(name: string): DeviceBuffer {
    return (this.a[name] as Ptr<'s'>).buffer as DeviceBuffer;
  }

  get pivots(): DeviceBuffer {
    return (this.a.ipiv as Ptr<'i'>).buffer as DeviceBuffer;
  }

  /** Calls `work` with the reports in buffers of their own, so that all can be bound for writing. */
  reporting(work: (reports: BandReports) => void): void {
    const { info, nonfinite, ipiv } = this.a as Record<string, Ptr<'i'> | undefined>;
    const reports = { info: deviceMat(info!, 1), nonfinite: nonfinite && deviceMat(nonfinite, 1) };
    const pivots = ipiv && { data: ipiv.buffer as DeviceBuffer, off: 0, stride: 0 };
    withOwnReports(this.queue, { count: this.count, ...reports, ipiv: pivots }, work);
  }

  /** What is written into the fields of kernels/lib/band_fields.wgsl. */
  params(run: BandRun, { info, nonfinite }: BandReports): Record<string, number> {
    const { n, kl, ku, nrhs, count, first } = run;
    const params: Record<string, number> = {
      ...{ n, kl, ku, nrhs, count, first, across: 0, pitch: count, byRows: Number(this.byRows) },
      offInfo: info?.off ?? 0,
      offNonfinite: nonfinite?.off ?? 0,
      nanBits: this.a.onFailure === 'nan' ? 0x7fc00000 : 0,
    };
    for (let k = 0; k <= PIVOTS; k++) {
      const name = k === PIVOTS ? 'ipiv' : this.operands[k];
      const given = name !== undefined && this.a[name] !== undefined;
      const ld = given ? this.a[ldName(name)] : 0;
      const stride = given ? this.a[strideName(name)] : 0;
      const [step, apart] = [typeof ld === 'number' ? ld : 0, (stride as number | undefined) ?? 0];
      params[`off${k}`] = given ? (this.a[name] as Ptr<'s'>).offset : 0;
      params[`ld${k}`] = step;
      params[`stride${k}`] = apart;
      // Of a matrix the rows matter: they are ld apart where it is stored by rows.
      const rows = given && isMatrix(name) && !this.byRows ? 1 : step;
      if (given && this.form === 'strided' && rows > apart && apart > 0) params.across! += 2 ** k;
    }
    return params;
  }

  /**
   * Calls `launch` for every run of the batch: for the batch itself where everything lies at equal distances, for the batch with records
   * where there are lists on the device, for every class of sizes of a ragged one. The records are disposed of afterwards.
   */
  eachRun(launch: (run: BandRun) => void): void {
    if (this.form === 'vbatched') return this.eachClass(launch);
    const { a, count } = this;
    const size = (name: string): number => (a[name] as number | undefined) ?? 0;
    const own = { n: size('n'), kl: size('kl'), ku: size('ku'), nrhs: size('nrhs'), count, first: 0 };
    if (this.form === 'strided') return launch(own);
    const records = this.queue.context.lease('i', RECORD * count);
    let begin = 1;
    for (const [k, name] of [...this.operands, ...Array(PIVOTS - this.operands.length), 'ipiv'].entries()) {
      if (name === undefined || a[name] === undefined) continue;
      this.record(records, own, k, name, begin);
      begin = 0;
    }
    launch({ ...own, records });
    records.dispose();
  }

  /** The part of the records that is operand k's. */
  private record(records: DeviceBuffer, own: BandRun, k: number, name: string, begin: number): void {
    const { a, count } = this;
    const { buffer, offset: off } = a[name] as Ptr<'s'>;
    const ld = (a[ldName(name)] as number | undefined) ?? 0;
    const [rows, cols] = name === 'ipiv' ? [0, 0] : extentOf(name, own, this.byRows);
    // Without elements an operand may lie anywhere.
    const byList = rows > 0 && cols > 0;
    const list = byList ? deviceMat(a[offsetsName(name)] as Ptr<'i'>, 1) : undefined;
    const params = {
      ...{ count, n: own.n, kl: own.kl, ku: own.ku, nrhs: own.nrhs, begin, k, off, ld },
      stride: (a[strideName(name)] as number | undefined) ?? 0,
      byList: Number(byList),
      start: list?.off ?? 0,
      last: buffer.length - off - footprint(rows, cols, ld),
    };
    const groups = [Math.ceil(count / BAND_RECORD_THREADS), 1, 1] as const;
    const buffers = { records, list: list?.data ?? this.queue.nothing };
    this.queue.launch(bandRecords, bandRecordsTuning, buffers, params, groups);
  }

  private eachClass(launch: (run: BandRun) => void): void {
    const { a, count } = this;
    const sizeOf = (name: (typeof SIZES)[number], b: number): number => (a[name] as List | undefined)?.[b] ?? 0;
    // Problems of like order and band run together: they take as many steps as the longest.
    const classOf = (b: number): number => {
      const octave = (x: number): number => Math.ceil(2 * Math.log2(Math.max(1, x)));
      return 4096 * octave(sizeOf('kl', b) + sizeOf('ku', b)) + octave(sizeOf('n', b));
    };
    const classes = Float64Array.from({ length: count }, (_, b) => classOf(b));
    const order = Uint32Array.from({ length: count }, (_, b) => b).sort((x, y) => classes[x]! - classes[y]! || x - y);
    const words = new Uint32Array(RECORD * count);
    const runs: BandRun[] = [];
    let run: { -readonly [K in keyof BandRun]: BandRun[K] } | undefined;
    for (const [slot, b] of order.entries()) {
      if (run === undefined || classes[b] !== classes[order[slot - 1]!]) {
        run = { n: 0, kl: 0, ku: 0, nrhs: 0, count: 0, first: slot };
        runs.push(run);
      }
      run.count++;
      for (const name of SIZES) run[name] = Math.max(run[name], sizeOf(name, b));
      const at = RECORD * slot;
      words.set([b, sizeOf('n', b), sizeOf('nrhs', b), 0, sizeOf('kl', b), sizeOf('ku', b)], at);
      for (let k = 0; k <= PIVOTS; k++) {
        const name = k === PIVOTS ? 'ipiv' : this.operands[k];
        if (name === undefined || a[name] === undefined) continue;
        const ld = a[ldName(name)] as number | List | undefined;
        words[at + 8 + 2 * k] = (a[name] as Ptr<'s'>).offset + (a[offsetsName(name)] as List)[b]!;
        words[at + 9 + 2 * k] = typeof ld === 'object' ? ld[b]! : (ld ?? 0);
      }
    }
    const records = this.queue.context.upload('i', new Int32Array(words.buffer));
    for (const one of runs) launch({ ...one, records });
    records.dispose();
  }
}
