// GEEV of a batch on the CPU backend: one matrix after the other in packed copies, small ones by the reference, whose room all of one size
// share, larger ones as the routine for one matrix computes them on the engine.
import { compute } from '../../blas3/compute.cpu.ts';
import { formOf, ldName } from '../../core/batchForms.ts';
import type { RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { LOW, onEngine } from '../../lapack/schur/geev.cpu.ts';
import { answeredRef, type GeevProblem, geevSteps, referenceGeev } from '../../lapack/schur/geev.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { classesIn, eachMember } from '../eachProblem.cpu.ts';
import {
  type BatchRoles,
  emptyCopy,
  fillFailed,
  flagNonfinite,
  type HostBatch,
  type HostBatchCall,
  hostBatch,
} from '../hostOperands.cpu.ts';

type Jobs = Pick<GeevProblem, 'jobvl' | 'jobvr'>;

/** The operands that a call has. */
function rolesOf({ jobvl, jobvr }: Jobs): BatchRoles {
  const rows = (s: { readonly n: number }): number => s.n;
  const square = { rows, cols: rows, use: 'write' } as const;
  const column = { rows, cols: () => 1, use: 'write' } as const;
  return {
    matrices: {
      A: { ...square, use: 'read' },
      WR: column,
      WI: column,
      ...(jobvl === 'v' ? { VL: square } : {}),
      ...(jobvr === 'v' ? { VR: square } : {}),
    },
  };
}

/** Copies of the matrices of a problem, and how those of its size are solved. */
interface Room {
  readonly n: number;
  readonly copies: readonly RealMat[];
  readonly problem: GeevProblem;
  readonly solve: () => number;
}

function roomFor({ operands }: HostBatch, jobs: Jobs, n: number, e?: Engine, r?: Real): Room {
  const copies = operands.map((X) => emptyCopy(X, { m: 0, n, nrhs: 0 }));
  const of = (name: string): RealMat | undefined => copies[operands.findIndex((X) => X.name === name)];
  const A = of('A')!;
  const problem: GeevProblem = {
    ...{ jobvl: jobs.jobvl, jobvr: jobs.jobvr, n, A, VL: of('VL'), VR: of('VR') },
    ...{ WR: of('WR')!.data, WI: of('WI')!.data },
  };
  const byReference = referenceGeev(problem);
  const solve = (): number =>
    (n > LOW && e && r
      ? e.within((space) =>
          onEngine(e, r, space, problem, space.matrix(A, n, n, 'write'), (tools, back) =>
            geevSteps(problem, tools, back),
          ),
        )
      : undefined) ?? byReference();
  return { n, copies, problem, solve };
}

function solveAll(batch: HostBatch, a: HostBatchCall & Jobs, e?: Engine, r?: Real): void {
  const { operands, info } = batch;
  const classes = classesIn(a, batch);
  if (batch.nonfinite !== undefined) flagNonfinite(batch, classes);
  let room: Room | undefined;
  eachMember(batch, classes, ({ b, n }, copy) => {
    if (room?.n !== n) room = roomFor(batch, a, n, e, r);
    const { copies, problem, solve } = room;
    copy(operands[0]!)(copies[0]!.data, 'take');
    info!.data[info!.off + b] = answeredRef(problem) ?? solve();
    for (const [x, X] of operands.entries()) if (X.use === 'write') copy(X)(copies[x]!.data, 'put');
  });
  if (a.onFailure === 'nan') fillFailed(batch, classes);
}

/** Eigenvalues are side by side, whatever the order of storage. */
const adjacent = { [ldName('WR')]: 1, [ldName('WI')]: 1 };

export async function geevBatchedCpu(queue: Queue, call: HostBatchCall): Promise<void> {
  const a = { ...call, ...adjacent } as HostBatchCall & Jobs;
  const batch = await hostBatch(a, rolesOf(a), formOf(a));
  compute(
    queue,
    a,
    (e, r) => solveAll(batch, a, e, r),
    () => solveAll(batch, a),
  );
}
