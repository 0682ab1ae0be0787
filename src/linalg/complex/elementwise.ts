// add, sub, multiply, divide and scale of complex numbers, element by element, at once and on the calling thread.
import { divisionBy } from '../../core/complex.ts';
import { sizeOf } from '../../core/strided.ts';
import { broadcastShape, stepsIn } from '../elementwise/runs.ts';
import { checkNames } from '../options.ts';
import { complexOf } from './operands.ts';
import { type Complexes, complexPrecision, eachOf, type Pairs, rowsFirst } from './pairs.ts';

/** z[k] := z[k] with b[p], in pairs. */
type Combined = (z: Pairs, k: number, b: Pairs, p: number) => void;

const OPERATIONS = {
  add: (z, k, b, p) => {
    z[k] = z[k]! + b[p]!;
    z[k + 1] = z[k + 1]! + b[p + 1]!;
  },
  sub: (z, k, b, p) => {
    z[k] = z[k]! - b[p]!;
    z[k + 1] = z[k + 1]! - b[p + 1]!;
  },
  multiply: (z, k, b, p) => {
    const [re, im] = [z[k]!, z[k + 1]!];
    z[k] = re * b[p]! - im * b[p + 1]!;
    z[k + 1] = re * b[p + 1]! + im * b[p]!;
  },
  divide: (z, k, b, p) => divisionBy(b[p]!, b[p + 1]!)(z, k),
} as const satisfies Record<string, Combined>;

export type Operation = keyof typeof OPERATIONS;

export function combine(routine: Operation, a: unknown, b: unknown, options: object): Complexes {
  const [x, y] = [complexOf(routine, [a, 'a', 1]), complexOf(routine, [b, 'b', 2])];
  checkNames(routine, 3, options, []);
  const shape = broadcastShape(routine, x, y);
  const prec = complexPrecision([x, y]);
  // In double, and rounded once.
  const z = new Float64Array(2 * sizeOf(shape));
  eachOf(shape, stepsIn(shape, x), x.offset, (p, k) => {
    z[2 * k] = x.data[2 * p]!;
    z[2 * k + 1] = x.data[2 * p + 1]!;
  });
  const operation = OPERATIONS[routine];
  eachOf(shape, stepsIn(shape, y), y.offset, (p, k) => operation(z, 2 * k, y.data, 2 * p));
  return rowsFirst(prec === 'z' ? z : new Float32Array(z), shape);
}
