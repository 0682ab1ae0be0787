// What a program has found: how many ratios of each kind it has computed, and those that are not below the threshold.
import { larger } from '../../../testing/lib/norms.ts';
import { THRESHOLD } from './setting.ts';

export class Tally {
  readonly counts: Record<string, number> = {};
  readonly complaints: string[] = [];
  /** The largest ratio of each kind. */
  readonly worst: Record<string, number> = {};
  private readonly threshold: number;

  constructor(threshold = THRESHOLD) {
    this.threshold = threshold;
  }

  /** One test. A ratio that is NaN fails, which LAPACK's comparison would let pass. */
  ratio(kind: string, where: string, value: number): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.worst[kind] = larger(value, this.worst[kind] ?? 0);
    if (!(value < this.threshold)) this.complaints.push(`${kind}: ${where}: ratio ${value}`);
  }

  /** An error code, which LAPACK's programs compare without counting it as a test. */
  info(routine: string, where: string, found: number, expected: number): void {
    if (found !== expected) this.complaints.push(`${routine}: ${where}: info ${found}, not ${expected}`);
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }
}
