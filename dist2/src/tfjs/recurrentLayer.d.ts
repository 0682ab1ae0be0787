import type { LayerOperations } from './layerOps.ts';
import type { Core } from './peers.ts';
/** A layer as tfjs makes it; what else it must have is looked at when it is given. */
export interface RecurrentLayer {
    getClassName(): string;
}
/** The layer itself, computing by `operations` from now on. */
export declare function recurrent<L extends RecurrentLayer>(tf: Core, operations: Pick<LayerOperations, 'lstm' | 'gru'>, given: L): L;
