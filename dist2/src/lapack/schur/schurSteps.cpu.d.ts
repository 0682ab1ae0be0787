import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { SchurTools } from './schurSteps.ref.ts';
/** As referenceTools, with A at `inA`. */
export declare function engineTools(e: Engine, r: Elements, space: Workspace, n: number, inA: Place, sides: number): SchurTools;
