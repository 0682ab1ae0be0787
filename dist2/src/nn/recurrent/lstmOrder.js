/** Order of the gates in W, U and b; g makes new contents of the cell. 'iofg': ONNX; 'ifgo': cuDNN, PyTorch and Keras. */
export const lstmOrder = { kind: 'flag', values: ['iofg', 'ifgo', 'gifo'], default: 'iofg' };
