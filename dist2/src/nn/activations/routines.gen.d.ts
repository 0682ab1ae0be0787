export { type ActivationBackwardArgs, activationBackward, hactivationBackward, sactivationBackward, dactivationBackward } from './activationBackward.gen.ts';
export { type ActivationForwardArgs, activationForward, hactivationForward, sactivationForward, dactivationForward, type ActivationKind } from './activationForward.gen.ts';
