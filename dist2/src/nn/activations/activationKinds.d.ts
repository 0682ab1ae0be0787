import type { ActivationKind } from './activationForward.spec.ts';
export declare const ACTIVATION_KINDS: readonly ActivationKind[];
