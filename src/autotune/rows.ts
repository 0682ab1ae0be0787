// The records of the database, shipped or the user's own: what was measured, on which device, for which class of shapes.
import type { DeviceKey, ShapeClass } from './key.ts';
import type { Params } from './space.ts';

/** The variant of a row that says: nothing beats the built-in rules here. */
export const RULES = 'rules';

/** What was measured to be best for a class of shapes. */
export interface Row {
  /** Fields left out are any. */
  readonly for: Partial<ShapeClass>;
  readonly variant: string;
  readonly params?: Params;
  /** Of the texts that were measured; without one the row is an opinion, which no change of a text makes stale. */
  readonly hash?: string;
  /** Milliseconds of the row's choice and of the built-in rules, side by side, and the sizes they are of. */
  readonly ms?: number;
  readonly rulesMs?: number;
  readonly size?: readonly [m: number, n: number, k: number];
}

/** Rows of one family and device. In a shipped record the fields of the device that are left out are any. */
export interface TuningRecord {
  readonly format: 1;
  readonly family: string;
  readonly device: Partial<DeviceKey>;
  readonly date?: string;
  readonly note?: string;
  readonly rows: readonly Row[];
}

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const isRow = (x: unknown): boolean =>
  isRecord(x) &&
  isRecord(x['for']) &&
  typeof x['variant'] === 'string' &&
  (x['params'] === undefined ? x['variant'] === RULES : isRecord(x['params'])) &&
  (x['hash'] === undefined || typeof x['hash'] === 'string');

/** The records in a text, which may be anything: throws an Error that says what is wrong with it. */
export function parseRecords(text: string): TuningRecord[] {
  const parsed: unknown = JSON.parse(text);
  const list: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  for (const r of list) {
    if (!isRecord(r) || r['format'] !== 1 || typeof r['family'] !== 'string' || !isRecord(r['device']))
      throw new Error('not a tuning record of format 1');
    if (!Array.isArray(r['rows']) || !r['rows'].every(isRow)) throw new Error('a row is not one');
  }
  return list as TuningRecord[];
}

/** `old` with the rows of `fresh` in place of those for the same device and class. */
export function merged(old: readonly TuningRecord[], fresh: TuningRecord): TuningRecord[] {
  const id = ({ family, device }: TuningRecord): string =>
    JSON.stringify([family, device.vendor, device.architecture, device.device, device.driver, device.software]);
  const before = old.find((r) => id(r) === id(fresh));
  const key = ({ for: f }: Row): string => JSON.stringify([f.prec, f.trans, f.aligned, f.aspect, f.mn, f.k, f.batch]);
  const replaced = new Set(fresh.rows.map(key));
  const kept = before?.rows.filter((row) => !replaced.has(key(row))) ?? [];
  return [...old.filter((r) => r !== before), { ...fresh, rows: [...kept, ...fresh.rows] }];
}
