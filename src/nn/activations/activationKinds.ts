// The functions of activationForward, in the order of their numbers in the kernels (kernels/lib/activation_kinds.wgsl).

import type { ActivationKind } from './activationForward.spec.ts';

export const ACTIVATION_KINDS: readonly ActivationKind[] = [
  'relu',
  'leakyRelu',
  'elu',
  'selu',
  'gelu',
  'geluTanh',
  'silu',
  'sigmoid',
  'tanh',
  'softplus',
  'softsign',
  'hardSigmoid',
  'hardSwish',
  'mish',
];
