// potf2_double: Cholesky of some columns of doubles, real or complex, from the diagonal down, in one dispatch: every workgroup factors the block on the
// diagonal for itself, and with it rows of its own below it.
// Storage   L(i, j) = A[off + i*rs + j*cs], i >= j, j < n, i < m: for an upper triangle U^T, its strides exchanged, which is
//           the factor of the conjugate matrix. Imaginary parts of the diagonal are not looked at, and 0 in L. The block on the
//           diagonal, i < n, is left in A, for others read it meanwhile, and comes out as D[offD + i + j*NB]; potf2_store_double takes it to
//           its place. info[offInfo], where it is 0: first + index of the first bad pivot + 1
// Mapping   workgroup (x) -> the block, and ROWS rows below it; thread -> elements of a step, as they come
// Tunables  NB largest n (8..32)  ROWS (8..32)  THREADS (NB + ROWS or more, 256 and 512); workgroup bytes
//           (NB + 1)*(NB + ROWS)*size(T)   T V COMPLEX: lib/double_elements
// Needs     n <= NB. A column whose pivot is not positive is not carried over to those behind it, and is left as it is
// Source    LAPACK xPOTF2 and xTRSM, right-looking, as L D L^T: so that a step waits for a division only, and the roots are taken side by
//           side
// @use lib/double_elements
const NB: u32 = 32u;
const ROWS: u32 = 16u;
const THREADS: u32 = 256u;
const HEIGHT: u32 = NB + ROWS;

struct Params {
  baseX: u32,
  n: u32,
  m: u32,
  off: u32,
  rs: u32,
  cs: u32,
  offD: u32,
  first: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> D: array<T>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// Rows of the block, then those below it: X(i, j) = panel[i + j*HEIGHT]. Behind row n there is nothing up to row NB.
var<workgroup> panel: array<V, NB * HEIGHT>;
// Of a step, its column divided by the pivot; behind the last one the pivots' roots.
var<workgroup> quotients: array<V, HEIGHT>;

fn isPositive(x: R) -> bool {
  return (x.y >> 31u) == 0u && !dIsZero(x) && !dIsNaN(x);
}

@compute @workgroup_size(THREADS)
fn potf2_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // Where the rows of the panel lie in A, and how many there are.
  let below = p.n + (group.x + p.baseX) * ROWS;
  let rows = NB + min(ROWS, p.m - min(p.m, below));
  for (var e = t; e < HEIGHT * p.n; e += THREADS) {
    let i = e % HEIGHT;
    let j = e / HEIGHT;
    let row = select(i, below + i - NB, i >= NB);
    if (i >= j && i < rows && (i < p.n || i >= NB)) {
      panel[e] = widen(A[p.off + row * p.rs + j * p.cs]);
    }
  }
  workgroupBarrier();
  var bad = 0u;
  for (var j = 0u; j < p.n; j++) {
    let pivot = realPart(panel[j * HEIGHT + j]);
    let good = isPositive(pivot);
    if (!good && bad == 0u) {
      bad = j + 1u;
    }
    if (good && t > j && t < rows && (t < p.n || t >= NB)) {
      quotients[t] = overReal(panel[t + j * HEIGHT], pivot);
    }
    workgroupBarrier();
    // The columns behind it are as high as they are near, and two by two, the first with the last, of one height together: as many
    // columns, so that every thread has elements of them, and few threads wait.
    let columns = p.n - 1u - j;
    let height = 2u * (rows - NB) + columns + 1u;
    let elements = select(0u, (columns + 1u) / 2u * height, good);
    for (var e = t; e < elements; e += THREADS) {
      let pair = e / height;
      let place = e % height;
      let ofFirst = rows - NB + columns - pair;
      let inFirst = place < ofFirst;
      let column = select(columns - 1u - pair, pair, inFirst);
      let k = j + 1u + column;
      // Rows k..n-1 of the block, then the others.
      var i = k + select(place - ofFirst, place, inFirst);
      i = select(i, i - p.n + NB, i >= p.n);
      if (inFirst || column > pair) {
        panel[i + k * HEIGHT] = mad(neg(quotients[i]), conj(panel[k + j * HEIGHT]), panel[i + k * HEIGHT]);
      }
    }
    workgroupBarrier();
  }
  if (t < p.n) {
    let pivot = realPart(panel[t + t * HEIGHT]);
    quotients[t] = ofReal(select(D_ONE, dSqrt(pivot), isPositive(pivot)));
  }
  workgroupBarrier();
  let isFirst = group.x + p.baseX == 0u;
  for (var e = t; e < HEIGHT * p.n; e += THREADS) {
    let i = e % HEIGHT;
    let j = e / HEIGHT;
    let isBelow = i >= NB;
    if (i >= j && i < rows && (isBelow || (isFirst && i < p.n))) {
      var value = panel[e];
      if (i > j) {
        value = overReal(value, realPart(quotients[j]));
      } else if (isPositive(realPart(value))) {
        value = quotients[j];
      }
      if (isBelow) {
        A[p.off + (below + i - NB) * p.rs + j * p.cs] = narrow(value);
      } else {
        D[p.offD + i + j * NB] = narrow(value);
      }
    }
  }
  if (isFirst && t == 0u && bad != 0u) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.first + bad);
    }
  }
}
