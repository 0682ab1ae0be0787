// gebrd_columns: the products that column `i` of a reduction to bidiagonal form waits for, with the vector x = S(i+1.., i) that its
// reflector will be made of: S(:, j)^H x for the columns j > i of S as it was when the panel began, V^H x, X^H x, and x^H x.
// Storage   S[k + j*lds], k < m, j < n; panel[k + q*lds]: V(:, q) at column q, X(:, q) at width + q, q < done.
//           out[j]: the product of S(:, j), i < j < ldn; out[ldn + q], out[ldn + width + q], out[ldn + 2*width]: those of V, X and x
// Mapping   workgroup (x) -> THREADS/LANES of these columns; LANES threads -> a column, DEPTH of its rows at a time each; then a tree
// Tunables  THREADS (a multiple of LANES)  LANES (a power of two)  DEPTH (1..8); workgroup bytes = 4*THREADS, twice that of complex numbers
// Needs     nothing of the elements above row i+1, which may be anything
// Source    LAPACK xLABRD; BLAS xGEMV with TRANS = 'C'
const THREADS: u32 = 256u;
const LANES: u32 = 64u;
const DEPTH: u32 = 8u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lds: u32,
  ldn: u32,
  i: u32,
  done: u32,
  width: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> panel: array<T>;
@group(0) @binding(2) var<storage, read_write> out: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field

var<workgroup> shares: array<V, THREADS>;

// An element of x; zero in front of it and behind its end.
fn readX(k: u32) -> V {
  let value = widen(S[min(k, p.m - 1u) + p.i * p.lds]);
  return select(V(), value, k > p.i && k < p.m);
}

// What a thread has of a column's product with x.
fn ofMatrix(lane: u32, column: u32) -> V {
  // @registers
  var a: array<V, DEPTH>;
  // @registers
  var x: array<V, DEPTH>;
  var sum = V();
  let first = p.i + 1u;
  for (var k0 = first - first % LANES + lane; k0 < p.m; k0 += LANES * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      a[u] = widen(S[min(k0 + u * LANES, p.m - 1u) + column * p.lds]);
      x[u] = readX(k0 + u * LANES);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = mad(conj(a[u]), x[u], sum);
    }
  }
  return sum;
}

fn ofPanel(lane: u32, column: u32) -> V {
  var sum = V();
  let first = p.i + 1u;
  for (var k = first + lane; k < p.m; k += LANES) {
    sum = mad(conj(widen(panel[k + column * p.lds])), readX(k), sum);
  }
  return sum;
}

@compute @workgroup_size(THREADS)
fn gebrd_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.i + 1u;
  let inS = p.n - first;
  let lane = t % LANES;
  let q = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let k = q - inS;
  let isLast = k == 2u * p.done;
  var sum = V();
  var place = first + q;
  if (q < inS || isLast) {
    sum = ofMatrix(lane, select(first + q, p.i, isLast));
    place = select(place, p.ldn + 2u * p.width, isLast);
  } else if (k < 2u * p.done) {
    let column = k + select(0u, p.width - p.done, k >= p.done);
    sum = ofPanel(lane, column);
    place = p.ldn + column;
  }
  shares[t] = sum;
  for (var half = LANES / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      shares[t] += shares[t + half];
    }
  }
  if (lane == 0u && q <= inS + 2u * p.done) {
    out[place] = narrow(shares[t]);
  }
}
