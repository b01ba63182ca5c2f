import { IntegrationError } from './errors.js';

/** The common part of all elements: listeners, and the place in the page. Subclasses mount and unmount themselves. */
export class PageElement {
  constructor(type, group, options = {}) {
    this.type = type;
    this.group = group;
    this.options = { ...options };
    this.listeners = new Map();
    this.destroyed = false;
    this.container = null;
  }

  on(event, listener) {
    this.listeners.set(event, [...this.listenersTo(event), listener]);
    return this;
  }

  once(event, listener) {
    const wrapped = (payload) => {
      this.off(event, wrapped);
      listener(payload);
    };
    return this.on(event, wrapped);
  }

  off(event, listener) {
    const left = this.listenersTo(event).filter((each) => listener && each !== listener);
    this.listeners.set(event, left);
    return this;
  }

  listenersTo(event) {
    return this.listeners.get(event) ?? [];
  }

  emit(event, payload) {
    for (const listener of this.listenersTo(event)) {
      try {
        listener({ elementType: this.type, ...payload });
      } catch (error) {
        // An error in a listener is the page's own fault and must not stop the other listeners.
        setTimeout(() => {
          throw error;
        });
      }
    }
  }

  /** The DOM node to mount into; null if the element is mounted there already. */
  containerFor(target) {
    if (this.destroyed) {
      throw new IntegrationError(
        'This Element has already been destroyed. Please create a new one.',
      );
    }
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container) {
      throw new IntegrationError(`The selector you specified (${target}) applies to no element.`);
    }
    if (this.container === container) return null;
    if (this.container) {
      throw new IntegrationError(
        'This Element is already mounted. Use `unmount()` before re-mounting.',
      );
    }
    return container;
  }

  destroy() {
    if (this.destroyed) return;
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
    this.group.release(this);
  }
}
