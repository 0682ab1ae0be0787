// geqp3_column_double: columns k and choice[0] of doubles change places, and what is then column k is brought up to date below the panel's
// finished rows: X(i, k) := A(i, k) - sum_c X(i, c) G(k, c) over the earlier columns c of the panel.
// Storage   A[off + i + j*lda], i < m: of a panel's finished columns X below their diagonals, v = s X, and R above; of the columns behind
//           it rows from k on as they were when the panel began. G as in geqp3_pivot_double; heads[order] := X(k, k)
// Mapping   workgroup (x) -> THREADS rows; thread -> one
// Tunables  THREADS (32..256)   T V COMPLEX: lib/double_elements
// Needs     nothing
// Source    LAPACK xLAQPS, whose v's are multiplied by s at once: here G has it, conj(F) s
// @use lib/double_elements
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32,
  order: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> G: array<T>;
@group(0) @binding(2) var<storage, read> choice: array<u32>;
@group(0) @binding(3) var<storage, read_write> heads: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn geqp3_column_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  let q = p.off + i + choice[0] * p.lda;
  let k = p.off + i + p.k * p.lda;
  let moved = A[k];
  var x = widen(A[q]);
  if (i >= p.k) {
    for (var c = 0u; c < p.done; c++) {
      x = mad(neg(widen(A[k - (p.done - c) * p.lda])), widen(G[p.k + c * p.n]), x);
    }
  }
  if (i == p.k) {
    heads[p.order] = narrow(x);
  }
  A[q] = moved;
  A[k] = narrow(x);
}
