import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { FormTools } from './form.ref.ts';
/** Matrices of doubles, real or complex as A is, go to the engine's memory and come back. */
export declare function engineTools(e: Engine, space: Workspace, n: number, { parts }: FieldMat): FormTools;
/** Up to this order the references are as fast. */
export declare const LOW = 12;
