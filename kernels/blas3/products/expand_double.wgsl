// expand_double: W := the full matrix of doubles that a stored triangle stands for: symmetric, Hermitian, or with zeros in the other
// triangle.
// Storage   A[offA + i + j*lda] -> W[i + j*ldw]  (i, j < n)
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)   T V COMPLEX: lib/double_elements
// Needs     A and W in different buffers. uplo 1 the lower triangle is stored, 2 the upper; nothing else is read. mirrored = 1: symmetric,
//           2: Hermitian, whose diagonal is real. unit = 1: the diagonal is ones and is not read. The elements travel without arithmetic
// Source    BLAS xSYMM, xHEMM, xTRMM
// @use lib/double_elements
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  uplo: u32,
  mirrored: u32,
  unit: u32,
  n: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn expand_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.n) {
    return;
  }
  var value: T;
  if (i == j && p.unit == 1u) {
    value = one();
  } else if ((p.uplo == 1u) == (i >= j) || i == j) {
    value = A[p.offA + i + j * p.lda];
    if (i == j && p.mirrored == 2u) {
      value = ofReal(realPart(value));
    }
  } else if (p.mirrored != 0u) {
    value = A[p.offA + j + i * p.lda];
    if (p.mirrored == 2u) {
      value = conj(value);
    }
  }
  W[i + j * p.ldw] = value;
}
