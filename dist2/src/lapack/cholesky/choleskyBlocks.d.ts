import type { UpdateMath } from '../factorOptions.ts';
/** Columns of the widest block column. */
export declare const WIDEST = 64;
/** Columns whose product is subtracted at a time: a triangle of a deeper product might need workspace. */
export declare const DEEPEST = 512;
export declare const panelWidth: ({ n, nb }: {
    readonly n: number;
    readonly nb?: number | undefined;
}) => number;
/** See potrfWorkspace. */
export declare function workspaceBytes(n: number, nb: number, math: UpdateMath): number;
