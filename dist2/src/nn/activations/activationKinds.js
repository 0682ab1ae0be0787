// The functions of activationForward, in the order of their numbers in the kernels (kernels/lib/activation_kinds.wgsl).
export const ACTIVATION_KINDS = [
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
