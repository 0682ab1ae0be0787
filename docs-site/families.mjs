// Families of exports by the place of their source, and what people call them who do not know their names.

/** Modules with more members than this get a page for each family. */
export const SMALL = 120;

/** Title and text of a family by the beginning of its files' paths; the first that fits. */
const FAMILIES = [
  ['src/runtime/', 'Contexts, queues and buffers', 'Opening a GPU or the CPU, memory, waiting, traces and profiles.'],
  ['src/core/errors', 'Errors', 'What is thrown.'],
  ['src/core/', 'Numbers and types', 'Precisions, complex numbers, halves, and types of arguments.'],
  ['src/blas1/', 'Vectors (BLAS 1)', 'Sums, products, norms and rotations of vectors.'],
  ['src/blas2/', 'Matrix and vector (BLAS 2)', 'Products, updates and triangular solutions, dense, banded and packed.'],
  [
    'src/blas3/products/',
    'Products (BLAS 3)',
    'Products of matrices, with bias and activation, of symmetric and triangular ones.',
  ],
  ['src/blas3/triangular/', 'Triangular products and solutions (BLAS 3)', 'trmm and trsm.'],
  ['src/blas3/norms/', 'Norms', 'Norms of general, symmetric and triangular matrices.'],
  ['src/blas3/elements/', 'Elements', 'Copies, scalings, transposes and conversions.'],
  ['src/lapack/lu/', 'LU and linear systems', 'Factorizations and solutions of general matrices.'],
  ['src/lapack/cholesky/', 'Cholesky', 'Factorizations and solutions of positive definite matrices.'],
  ['src/lapack/indefinite/', 'Symmetric indefinite', 'Factorizations and solutions of symmetric matrices.'],
  ['src/lapack/triangular/', 'Triangular systems and inverses', 'trtrs and trtri.'],
  ['src/lapack/qr/', 'QR and least squares', 'QR, LQ, column pivoting, least squares, rows that are added.'],
  ['src/lapack/eigen/', 'Symmetric eigenvalues', 'Eigenvalues and vectors of symmetric and tridiagonal matrices.'],
  ['src/lapack/schur/', 'Nonsymmetric eigenproblems', 'Eigenvalues, eigenvectors and Schur forms of general matrices.'],
  ['src/lapack/svd/', 'Singular values', 'The singular value decomposition.'],
  ['src/lapack/functions/', 'Functions of matrices', 'The polar decomposition, the sign, the logarithm.'],
  ['src/lapack/condition/', 'Condition numbers and equilibration', 'Estimates, and scalings of rows and columns.'],
  [
    'src/lapack/refine/',
    'Refinement and expert drivers',
    'Error bounds, and drivers that tell how good a solution is.',
  ],
  ['src/lapack/mixed/', 'Mixed precision', 'Solutions of doubles by factors in single or half.'],
  ['src/lapack/', 'Where factorizations run', 'Modes, costs and calibration.'],
  ['src/batched/products/', 'Batches: products', 'Products of many matrices in a call.'],
  ['src/batched/triangular/', 'Batches: triangles', 'Triangular solutions of many systems.'],
  ['src/batched/lu/', 'Batches: LU and linear systems', 'Many general systems and inverses in a call.'],
  ['src/batched/cholesky/', 'Batches: Cholesky', 'Many positive definite systems in a call.'],
  ['src/batched/indefinite/', 'Batches: symmetric indefinite', 'Many symmetric systems in a call.'],
  ['src/batched/qr/', 'Batches: QR and least squares', 'Many factorizations and fits in a call.'],
  ['src/batched/band/', 'Batches: band and tridiagonal', 'Many band systems in a call.'],
  [
    'src/batched/',
    'Batches: condition, refinement, norms, functions',
    'Estimates, refined solutions, norms, expm, sqrtm and roots.',
  ],
  ['src/nn/', 'Neural networks', 'Softmax, normalizations, activations, pooling, convolutions, and their gradients.'],
  ['src/linalg/files/', 'Files', 'Matrix Market, CSV and NPY, in and out.'],
  ['src/linalg/matrixMarket', 'Files', 'Matrix Market, CSV and NPY, in and out.'],
  ['src/linalg/create/', 'Making arrays', 'Identities, ranges, random numbers and a gallery of matrices.'],
  ['src/linalg/complex/', 'Complex arrays', 'Arrays of complex numbers, their parts and magnitudes.'],
  ['src/linalg/device', 'Arrays on a device', 'Arrays that stay on the GPU between verbs.'],
  ['src/linalg/', 'Verbs', 'NumPy’s linear algebra on ndarrays.'],
  ['', 'Others', 'What has no family.'],
];

const made = new Map();

/** Of a declaration: the record { title, text, order }, one for each title. Specs are data that few read. */
export function familyOf(file, name) {
  const [, title, text] = /(Spec|Forms)$/.test(name)
    ? ['', 'Specs', 'Routines as data: arguments, rules, flops.']
    : FAMILIES.find(([prefix]) => file.startsWith(prefix));
  if (!made.has(title))
    made.set(title, { title, text, order: [...FAMILIES.map(([, one]) => one), 'Specs'].lastIndexOf(title) });
  return made.get(title);
}

/** Words by names; of routines without their precision. */
export const ALIASES = {
  solve: 'solve linear system equations Ax=b backslash mldivide inverse',
  gesv: 'solve linear system equations Ax=b',
  posv: 'solve linear system positive definite symmetric Cholesky',
  sysv: 'solve linear system symmetric indefinite',
  gtsv: 'solve tridiagonal system Thomas algorithm',
  gbsv: 'solve banded system',
  getrf: 'LU factorization decomposition',
  potrf: 'Cholesky factorization decomposition',
  geqrf: 'QR factorization decomposition Householder',
  trsyl: 'Sylvester equation Lyapunov',
  hseqr: 'eigenvalues of a Hessenberg matrix QR iteration Schur form',
  gees: 'Schur form decomposition invariant subspace eigenvalues',
  geev: 'eigenvalues eigenvectors eig nonsymmetric general matrix',
  polar: 'nearest orthogonal matrix rotation Procrustes orthonormalize',
  gesvd: 'singular value decomposition SVD eigenvalues of A^T A',
  svd: 'singular value decomposition eigenvalues of A^T A principal components PCA low rank',
  syevd: 'eigenvalues eigenvectors symmetric spectral decomposition eig eigh',
  eig: 'eigenvalues eigenvectors nonsymmetric general matrix',
  eigvals: 'eigenvalues spectrum of a general matrix',
  schur: 'Schur decomposition',
  eigh: 'eigenvalues eigenvectors symmetric spectral decomposition eig',
  eigvalsh: 'eigenvalues symmetric spectrum',
  gels: 'least squares regression fit overdetermined',
  complex: 'complex numbers imaginary Hermitian unitary',
  lstsq: 'least squares linear regression polynomial fit overdetermined polyfit',
  leastSquares: 'least squares online regression recursive streaming',
  gemm: 'matrix multiplication product multiply',
  matmul: 'matrix multiplication product multiply dot',
  gemv: 'matrix vector product multiply',
  einsum: 'tensor contraction Einstein summation trace',
  inv: 'matrix inverse invert',
  getri: 'matrix inverse invert',
  pinv: 'pseudoinverse Moore-Penrose',
  det: 'determinant',
  slogdet: 'determinant logarithm',
  cond: 'condition number',
  gecon: 'condition number estimate',
  matrixRank: 'rank of a matrix',
  cholesky: 'Cholesky factorization decomposition positive definite',
  qr: 'QR factorization decomposition orthogonal Gram-Schmidt',
  lu: 'LU factorization decomposition',
  norm: 'length magnitude Frobenius',
  kron: 'Kronecker product',
  expm: 'matrix exponential',
  logm: 'matrix logarithm',
  signm: 'matrix sign function',
  createContext: 'GPU device WebGPU CPU backend threads start',
  dsgesv: 'mixed precision doubles on the GPU iterative refinement',
  parseMatrixMarket: 'read file mtx load',
  formatMatrixMarket: 'write file mtx save',
  parseCsv: 'read file table load',
  wrap: 'share GPU buffer TensorFlow.js ONNX',
};
