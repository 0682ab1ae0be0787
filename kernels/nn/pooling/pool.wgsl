// pool: the largest element or the mean of every window, channels last.
// Storage   X[offX + ((plane*height + y)*width + x)*depth + c], Y[offY + ((plane*outHeight + oy)*outWidth + ox)*depth + c]
// Mapping   workgroup x -> THREADS places with SPAN units of Y each, depth/SPAN apart; thread -> one place
// Tunables  THREADS (64..256)   KIND 0 max, 1 mean of the image's elements, 2 mean with the padding   WIDE 1: units of four channels
//           SPAN (1, 2, 4)
// Model     instructions bind it, not memory: most of them find the window, once for SPAN units
// Needs     parameters in units, depth a multiple of SPAN; count places; all places below 2^31; infinityBits those of -infinity, which a window without elements has
// Source    cuDNN, cudnnPoolingForward
// @use lib/field
const THREADS: u32 = 256u;
const KIND: u32 = 0u;
const SPAN: u32 = 1u;
// Pixels of a line of a window that are loaded before they are looked at.
const LOADS: u32 = 3u;

// @use lib/units
// @use lib/pool_params
@group(0) @binding(0) var<storage, read> X: array<Unit>;
@group(0) @binding(1) var<storage, read_write> Y: array<Unit>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/pool_window

@compute @workgroup_size(THREADS)
fn pool(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let apart = p.depth / SPAN;
  let c = id % apart;
  let pixel = id / apart;
  let line = pixel / u32(p.outWidth);
  let plane = line / u32(p.outHeight);
  let w = windowAt(i32(line - plane * u32(p.outHeight)), i32(pixel - line * u32(p.outWidth)));
  let down = placesBetween(w.top, w.bottom, p.dilationY);
  let across = placesBetween(w.left, w.right, p.dilationX);
  let pixelStep = u32(p.dilationX) * p.depth;
  let lineStep = u32(p.dilationY * p.width) * p.depth;
  var at = p.offX + pixelAt(plane, w.top, w.left, c);
  // The largest elements, or sums.
  // @registers
  var found: array<Value, SPAN>;
  // @registers
  var worst: array<Word, SPAN>;
  // @unroll
  for (var u = 0u; u < SPAN; u++) {
    found[u] = Value();
    if (KIND == 0u) {
      found[u] = Value(bitcast<R>(p.infinityBits));
    }
  }
  for (var y = 0; y < down; y++) {
    for (var x = 0; x < across; x += i32(LOADS)) {
      // The last one again behind the end, because a branch around a load keeps it from overlapping with others.
      // @registers
      var values: array<Value, LOADS * SPAN>;
      // @unroll
      for (var q = 0u; q < LOADS; q++) {
        let place = at + u32(min(x + i32(q), across - 1)) * pixelStep;
        // @unroll
        for (var u = 0u; u < SPAN; u++) {
          values[q * SPAN + u] = Value(X[place + u * apart]);
        }
      }
      // @unroll
      for (var q = 0u; q < LOADS; q++) {
        let inside = x + i32(q) < across;
        // @unroll
        for (var u = 0u; u < SPAN; u++) {
          if (KIND == 0u) {
            found[u] = max(found[u], values[q * SPAN + u]);
            worst[u] = max(worst[u], bitcast<Word>(values[q * SPAN + u]) & Word(0x7fffffffu));
          } else {
            found[u] += select(Value(), values[q * SPAN + u], Truth(inside));
          }
        }
      }
    }
    at += lineStep;
  }
  // @unroll
  for (var u = 0u; u < SPAN; u++) {
    if (KIND == 0u) {
      // A maximum may lose NaN, which is told by its bits.
      found[u] = select(found[u], bitcast<Value>(worst[u]), worst[u] > Word(0x7f800000u));
    } else {
      found[u] /= w.count;
    }
    Y[p.offY + pixel * p.depth + c + u * apart] = Unit(found[u]);
  }
}
