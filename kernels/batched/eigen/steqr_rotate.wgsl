// steqr_rotate: the vectors of leaves from the rotations of steqr_sweeps, and when there are no more of them, values in ascending order.
// Storage   words, list as steqr_sweeps leaves them -> block (top, top) of problem z, column-major, n elements from column to column, in Z
//           from (start + z)*n*n on or, if an odd number of divisions leads to the leaves, in Y from z*n*n on; list VALUES; of problems
//           that are not divided d[(start + z)*n + j], scaled back; info[start + z] += elements beside the diagonal that have not converged
// Mapping   workgroup x -> leaf; thread -> row of its vectors
// Tunables  MOST, the largest order of a leaf, also the threads (at most lib/steqr_words' LEAF) workgroup bytes = 4*MOST*MOST + 4*MOST
// Needs     Z and Y are different buffers; Y may be anything if no problem is divided
// Source    LAPACK xLASR
const MOST: u32 = 32u;

struct Params {
  baseX: u32,
// @use lib/steqr_fields
  capacity: u32,
  round: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read_write> words: array<u32>;
@group(0) @binding(2) var<storage, read> list: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> Z: array<f32>;
@group(0) @binding(4) var<storage, read_write> Y: array<f32>;
@group(0) @binding(5) var<storage, read_write> d: array<u32>;
@group(0) @binding(6) var<storage, read_write> info: array<atomic<u32>>;
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words
// @use lib/steqr_state

// A row is one thread's: element j at j*MOST + t.
var<workgroup> rows: array<f32, MOST * MOST>;
var<workgroup> places: array<u32, MOST>;

@compute @workgroup_size(MOST)
fn steqr_rotate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.x + p.baseX;
  let z = index >> p.levels;
  let own = index & ((1u << p.levels) - 1u);
  let order = orderOf(z);
  let depth = depthOf(order);
  // Of such as have no rows there is no state either
  if (order == 0u || own >> depth != 0u) {
    return;
  }
  let top = boundary(order, depth, own);
  let size = boundary(order, depth, own + 1u) - top;
  let inY = depth % 2u == 1u;
  let corner = (z + select(p.start, 0u, inY)) * p.n * p.n + top * p.n + top;
  let state = stateOf(z, own);
  let status = words[state];
  let n = select(size, 0u, status == EARLIER);
  let used = select(words[state + 1u], 0u, status == EARLIER);
  let place = index * p.capacity;
  let whole = status == DONE || status == FAILED;

  for (var j = 0u; j < n; j++) {
    var value = select(0.0, 1.0, j == t);
    if (p.round > 0u && t < n) {
      if (inY) {
        value = Y[corner + t + j * p.n];
      } else {
        value = Z[corner + t + j * p.n];
      }
    }
    rows[j * MOST + t] = value;
  }
  for (var k = place; k < place + used; ) {
    let sweep = list[k];
    let count = sweep.y & 0x7fffffffu;
    let stride = select(MOST, 0u - MOST, sweep.y == count);
    var at = sweep.x * MOST + t;
    var carried = rows[at];
    for (var r = k + 1u; r <= k + count; r++) {
      let turn = bitcast<vec2f>(list[r]);
      let x = rows[at + stride];
      rows[at] = fma(turn.y, x, turn.x * carried);
      carried = fma(turn.x, x, -(turn.y * carried));
      at += stride;
    }
    rows[at] = carried;
    k += count + 1u;
  }

  if (whole && t < n) {
    let value = bitcast<f32>(words[wordOf(DIAGONAL, z, top + t)]);
    var before = 0u;
    for (var j = 0u; j < n; j++) {
      let other = bitcast<f32>(words[wordOf(DIAGONAL, z, top + j)]);
      before += select(0u, 1u, other < value || (other == value && j < t));
    }
    places[t] = before;
    words[wordOf(VALUES, z, top + before)] = bitcast<u32>(value);
    if (depth == 0u) {
      let result = scaledOne(value, -bitcast<i32>(words[factsOf(z)]));
      d[(p.start + z) * p.n + before] = select(bitcast<u32>(result), NAN, words[factsOf(z) + 1u] != 0u);
    }
    if (status == FAILED && words[wordOf(BESIDE, z, top + t)] != 0u) {
      atomicAdd(&info[p.start + z], 1u);
    }
  }
  workgroupBarrier();
  if (t >= n) {
    return;
  }
  for (var j = 0u; j < n; j++) {
    let to = corner + t + select(j, places[j], whole) * p.n;
    if (inY) {
      Y[to] = rows[j * MOST + t];
    } else {
      Z[to] = rows[j * MOST + t];
    }
  }
}
