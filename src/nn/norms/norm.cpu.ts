// Normalization of columns on the CPU backend: the references, on the operands' host copies.
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { HostUse } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type RealOperand, realMat, realVector } from '../../runtime/realMat.ts';
import { normGradientRef, normRef } from './norm.ref.ts';

interface Call {
  readonly m: number;
  readonly n: number;
  readonly routine: string;
  readonly prec: Prec;
  readonly X: Ptr<Prec>;
  readonly ldx: number;
  readonly gamma: Ptr<Prec> | undefined;
}

export interface NormCall extends Call {
  readonly Y: Ptr<Prec>;
  readonly ldy: number;
  readonly beta?: Ptr<Prec> | undefined;
  readonly epsilon: number;
  readonly mean?: Ptr<Prec> | undefined;
  readonly rstd: Ptr<Prec> | undefined;
}

const vector = async (x: Ptr<Prec> | undefined, n: number, use: HostUse): Promise<RealOperand | undefined> =>
  x === undefined ? undefined : realVector(x, n, 1, use);

export async function normCpu(queue: Queue, a: NormCall, centered: boolean): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { m, n, epsilon } = a;
  const [X, gamma, beta] = await Promise.all([
    realMat(a.X, m, n, a.ldx, 'read'),
    vector(a.gamma, m, 'read'),
    vector(a.beta, m, 'read'),
  ]);
  const [Y, mean, rstd] = await Promise.all([
    realMat(a.Y, m, n, a.ldy, 'write'),
    vector(a.mean, n, 'write'),
    vector(a.rstd, n, 'write'),
  ]);
  normRef(m, n, epsilon, centered, { X, gamma, beta, Y, mean, rstd });
  for (const written of [Y, mean, rstd]) written?.store();
}

export interface NormGradientCall extends Call {
  readonly dY: Ptr<Prec>;
  readonly lddy: number;
  readonly mean?: Ptr<Prec> | undefined;
  readonly rstd: Ptr<Prec>;
  readonly dX: Ptr<Prec>;
  readonly lddx: number;
  readonly dGamma: Ptr<Prec> | undefined;
  readonly dBeta?: Ptr<Prec> | undefined;
}

export async function normGradientCpu(queue: Queue, a: NormGradientCall): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { m, n } = a;
  const [X, dY, gamma, mean, rstd] = await Promise.all([
    realMat(a.X, m, n, a.ldx, 'read'),
    realMat(a.dY, m, n, a.lddy, 'read'),
    vector(a.gamma, m, 'read'),
    vector(a.mean, n, 'read'),
    realVector(a.rstd, n, 1, 'read'),
  ]);
  const [dX, dGamma, dBeta] = await Promise.all([
    realMat(a.dX, m, n, a.lddx, 'write'),
    vector(a.dGamma, m, 'write'),
    vector(a.dBeta, m, 'write'),
  ]);
  normGradientRef(m, n, { X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
  for (const written of [dX, dGamma, dBeta]) written?.store();
}
