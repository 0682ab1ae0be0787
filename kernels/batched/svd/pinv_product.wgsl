// pinv_product: the pseudoinverses X = V S^+ U^H of a batch from A = U S V^H; values up to a threshold count as zero.
// Storage   U, V and S of problem q from q*strideU, q*strideV and q*strideS on, U and V in columns of ldU and ldV elements; X, as operand C,
//           where lib/batch_problem says. info(q) := -1 of a problem outside its buffers; else it is read: where it is not 0, X is NaN
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32 of X: a thread has a row and four columns of it
// Tunables  the element type; 256 threads, no workgroup memory
// Source    G. Golub, C. Van Loan, Matrix Computations, 5.5.2
// @use lib/field
const LISTED: u32 = 0u;
const TILE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  tilesDown: u32,
  ldU: u32,
  strideU: u32,
  ldV: u32,
  strideV: u32,
  strideS: u32,
  rcond: R,
  byExtent: u32,
  noNumber: u32, // NaN
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> left: array<T>;
@group(0) @binding(2) var<storage, read> right: array<T>;
@group(0) @binding(3) var<storage, read> S: array<R>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/singular_threshold

@compute @workgroup_size(TILE, TILE / 4u)
fn pinv_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) t: vec3u) {
  let a = problem(group.x + p.baseX);
  let tile = group.y + p.baseY;
  let i = tile % p.tilesDown * TILE + t.x;
  let first = tile / p.tilesDown * TILE + 4u * t.y;
  if (a.outside & (tile == 0u) & all(t == vec3u())) {
    info[p.offInfo + a.q] = -1;
  }
  if (a.outside | (i >= a.n) | (first >= a.m)) {
    return;
  }
  let fails = info[p.offInfo + a.q] != 0;
  let atS = a.q * p.strideS;
  let least = threshold(a, S[atS]);
  let columns = vec4u(a.q * p.strideU) + min(vec4u(first) + vec4u(0u, 1u, 2u, 3u), vec4u(a.m - 1u));
  // @registers
  var sum: array<V, 4>;
  for (var l = 0u; l < min(a.m, a.n); l++) {
    let value = S[atS + l];
    // Behind one that does not count are none that do.
    if (!counts(value, least)) {
      break;
    }
    let weight = 1.0 / value;
    let v = widen(right[a.q * p.strideV + i + l * p.ldV]);
    let at = columns + vec4u(l * p.ldU);
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      sum[c] = madReal(weight, mul(v, conj(widen(left[at[c]]))), sum[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    if (first + c < a.m) {
      X[a.C.off + i * a.C.rs + (first + c) * a.C.cs] = narrow(select(sum[c], V(bitcast<R>(p.noNumber)), fails));
    }
  }
}
