export const gruArgs = {
    /** Order of the gates in W, U and the biases. 'zrn': ONNX and Keras; 'rzn': cuDNN and PyTorch. */
    order: { kind: 'flag', values: ['zrn', 'rzn'], default: 'zrn' },
    /** Default false, as in ONNX and the paper. True: the reset gate acts behind the product, as in cuDNN, PyTorch and Keras. */
    resetAfter: { kind: 'switch', default: false },
};
