import type { VectorJob } from '../../lapack/svd/gesvd.spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { type SingularRoutine } from './singular.cpu.ts';
export declare const jacobiRoutine: (jobz: VectorJob) => Pick<SingularRoutine, 'solve'>;
export declare function gesvdjBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void>;
