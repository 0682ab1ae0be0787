// gmres_subtract: w := w - V h, h being the sums of the parts that gmres_dots has left, in double-single arithmetic; and parts of |w|^2.
// Storage   pairs V, W and P as in gmres_dots; H[record(c) + 4*l + 2*pass], and behind it, the pair h(l), record(c) = first + size*c;
//           Q[x + groups*c] the sum of squares of workgroup x's rows
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one row; every workgroup adds up h for itself
// Tunables  THREADS (32..256, a power of two)  MOST vectors at most  KEPT, FUSED as in ds_product
// Needs     count <= MOST; zero = 0. |w|^2 in single: neither w nor its square out of the range of singles
// Source    classical Gram-Schmidt, of which twice is enough: B. N. Parlett, The Symmetric Eigenvalue Problem (1980)
const THREADS: u32 = 64u;
const MOST: u32 = 30u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  count: u32,
  parts: u32,
  groups: u32,
  first: u32,
  size: u32,
  turn: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> V: array<vec2f>;
@group(0) @binding(1) var<storage, read> P: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> H: array<f32>;
@group(0) @binding(4) var<storage, read_write> Q: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/double_single
// @use lib/sum_tree

var<workgroup> h: array<vec2f, MOST>;

@compute @workgroup_size(THREADS)
fn gmres_subtract(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let c = group.y + p.baseY;
  let basis = (p.most + 1u) * c;
  for (var l = t; l < p.count; l += THREADS) {
    var sum = vec3f(0.0);
    for (var part = 0u; part < p.parts; part++) {
      let one = P[part + p.parts * (l + basis)];
      sum = sumAdd(sumAdd(sum, one.x), one.y);
    }
    let found = sumPair(sum);
    h[l] = found;
    if (x == 0u) {
      let place = p.first + p.size * c + 4u * l + 2u * p.turn;
      H[place] = found.x;
      H[place + 1u] = found.y;
    }
  }
  workgroupBarrier();
  let i = x * THREADS + t;
  let inside = i < p.n;
  let row = select(0u, i, inside);
  let w = W[row + p.n * c];
  var rest = vec3f(w, 0.0);
  for (var l = 0u; l < p.count; l++) {
    rest = sumMultiplyAdd(rest, -h[l], V[row + p.n * (l + basis)]);
  }
  let left = sumPair(rest);
  if (inside) {
    W[i + p.n * c] = left;
  }
  addUp(t, select(0.0, left.x * left.x, inside), 1u);
  if (t == 0u) {
    Q[x + p.groups * c] = totals[0];
  }
}
