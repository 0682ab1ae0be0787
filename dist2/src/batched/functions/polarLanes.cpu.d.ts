import type { BatchTask } from '../hostBatch.cpu.ts';
interface Shape {
    readonly m: number;
    readonly n: number;
}
export declare const fitsPolarLanes: ({ m, n }: Shape) => boolean;
export declare const polarLanesBytes: (shape: Shape, bytes: number, count: number) => number;
/** All matrices of a size, which fits. */
export declare function polarLanes({ e, r, m, n, places, infos, count, work }: BatchTask): void;
export {};
