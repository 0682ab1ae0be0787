// attention_rows: the weights of a block of queries in the places of their products with keys, and the logarithms of the sums.
// Storage   S[z*strideS + row*ldS + key], z counting heads first + z*step through the batches; M and L as attention_forward
// Mapping   workgroup (x, y) -> query row0 + x of head y of the block, of whose keys a thread holds HELD; with HELD 0 there may be any number,
//           which are read once for the largest score together with the sum, and once to write
// Tunables  THREADS (64..256)   HELD (0, 4, 16)   workgroup bytes = 4*THREADS + 64
// Needs     minusInfinity = 0xff800000; hasMask 0: M is not read; seen <= HELD*THREADS, or HELD 0
// Source    Milakov and Gimelshein 2018
// @use lib/field
// @use lib/gate_functions
// @use lib/attention_fields
const THREADS: u32 = 256u;
const HELD: u32 = 0u;
const STREAMED: u32 = 1u / (HELD + 1u);
// @use lib/attention_scores
// @use lib/group_reduce
@group(0) @binding(0) var<storage, read> M: array<T>;
@group(0) @binding(1) var<storage, read_write> S: array<R>;
@group(0) @binding(2) var<storage, read_write> L: array<R>;
@group(0) @binding(3) var<uniform> p: Params;

// Bits in the order of numbers.
fn keyOf(x: V) -> u32 {
  let bits = bitcast<u32>(x);
  return select(bits | 0x80000000u, ~bits, bits >> 31u == 1u);
}

fn ofKey(key: u32) -> V {
  return bitcast<V>(select(~key, key & 0x7fffffffu, key >> 31u == 1u));
}

@compute @workgroup_size(THREADS)
fn attention_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = group.x + p.baseX;
  let z = group.y + p.baseY;
  let linear = p.first + z * p.step;
  let batch = linear / p.heads;
  let head = linear % p.heads;
  let query = p.row0 + row;
  let at = z * p.strideS + row * p.ldS;
  let isPlain = isPlainRow(query);
  var top = LOWEST;
  var total = V();
  // @when HELD
  // @registers
  var x: array<V, HELD>;
  // @unroll
  for (var k = 0u; k < HELD; k++) {
    let key = t + k * THREADS;
    x[k] = LOWEST;
    if (key < p.seen) {
      x[k] = scoreOf(isPlain, S[at + key], batch, head, query, key);
    }
    top = max(top, x[k]);
  }
  let largest = ofKey(maxOver(t, keyOf(top)));
  // @unroll
  for (var k = 0u; k < HELD; k++) {
    x[k] = weight(x[k], largest);
    total += x[k];
  }
  let all = sumOver(t, total);
  // @end
  // @when STREAMED
  for (var key = t; key < p.seen; key += THREADS) {
    let score = scoreOf(isPlain, S[at + key], batch, head, query, key);
    let next = max(top, score);
    total = fma(total, exp(max(top - next, -100.0)), weight(score, next));
    top = next;
  }
  let largest = ofKey(maxOver(t, keyOf(top)));
  let all = sumOver(t, total * exp(max(top - largest, -100.0)));
  // @end
  let isEmpty = all == 0.0;
  let share = select(1.0 / all, 0.0, isEmpty);
  // @when HELD
  // @unroll
  for (var k = 0u; k < HELD; k++) {
    if (t + k * THREADS < p.seen) {
      S[at + t + k * THREADS] = x[k] * share;
    }
  }
  // @end
  // @when STREAMED
  for (var key = t; key < p.seen; key += THREADS) {
    S[at + key] = weight(scoreOf(isPlain, S[at + key], batch, head, query, key), largest) * share;
  }
  // @end
  if (t == 0u) {
    // A logarithm need not keep NaN.
    let sum = select(all, largest + log(select(all, 1.0, isEmpty)), isFiniteV(all));
    L[p.offL + linear * p.queries + query] = select(sum, bitcast<R>(p.minusInfinity), isEmpty);
  }
}
