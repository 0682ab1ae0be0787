// A square matrix that the threads of a workgroup share: HELD, an N x N array of the workgroup's own; STORED, where it lies in the storage
// buffer H. And what they tell each other. All threads call highest, sumOver and meet.
// @when HELD
const LD: u32 = N + 1u; // odd: neighbours in a row and in a column lie in different banks
var<workgroup> held: array<f32, N * LD>;
// @end
var<private> origin: u32;
var<private> ld: u32;
var<workgroup> best: atomic<u32>;
var<workgroup> word: u32;
var<workgroup> shares: array<f32, THREADS>;
var<workgroup> parts: array<f32, 8>;

// `start`: where it would lie in H, with columns of `size` elements. All threads call it, before anything else here: what a workgroup's
// memory holds at first is anything.
fn takePlace(t: u32, start: u32, size: u32) {
  if (t == 0u) {
    atomicStore(&best, 0u);
  }
  workgroupBarrier();
  origin = start;
  ld = size;
  // @when HELD
  origin = 0u;
  ld = LD;
  // @end
}

fn place(i: u32, j: u32) -> u32 {
  return origin + i + j * ld;
}

fn load(at: u32) -> f32 {
  var value = 0.0;
  // @when HELD
  value = held[at];
  // @end
  // @when STORED
  value = H[at];
  // @end
  return value;
}

fn put(at: u32, value: f32) {
  // @when HELD
  held[at] = value;
  // @end
  // @when STORED
  H[at] = value;
  // @end
}

// Behind it all see what others have put.
fn meet() {
  workgroupBarrier();
  // @when STORED
  storageBarrier();
  // @end
}

// The highest of the candidates, the same for all, who have passed barriers behind it.
fn highest(t: u32, candidate: u32) -> u32 {
  atomicMax(&best, candidate);
  workgroupBarrier();
  if (t == 0u) {
    word = atomicLoad(&best);
    atomicStore(&best, 0u);
  }
  return workgroupUniformLoad(&word);
}

// Always in the same order.
fn sumOver(t: u32, value: f32) -> f32 {
  shares[t] = value;
  workgroupBarrier();
  if (t < 8u) {
    var sum = 0.0;
    for (var k = t; k < THREADS; k += 8u) {
      sum += shares[k];
    }
    parts[t] = sum;
  }
  workgroupBarrier();
  return ((parts[0] + parts[1]) + (parts[2] + parts[3])) + ((parts[4] + parts[5]) + (parts[6] + parts[7]));
}
