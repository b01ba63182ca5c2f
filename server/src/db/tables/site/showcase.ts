import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const bestSpots = pgTable('best_spots', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  img: text('img').notNull(),
  imagePlaceholder: text('image_placeholder'),
  title: text('title').notNull(),
  description: text('description').notNull(),
  location: text('location').notNull(),
  country: text('country').notNull(),
  spotId: text('spot_id'),
});

export const teamMembers = pgTable('team_members', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  img: text('img').notNull(),
  name: text('name').notNull(),
  post: text('post').notNull(),
  mail: text('mail').notNull(),
  expertise: jsonb('expertise').$type<string[]>().notNull(),
  quote: text('quote').notNull(),
});

export const reviews = pgTable('reviews', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  img: text('img').notNull(),
  message: text('message').notNull(),
  rating: doublePrecision('rating').notNull(),
  location: text('location').notNull(),
  date: text('date').notNull(),
  destination: text('destination').notNull(),
  likes: integer('likes').notNull(),
});
